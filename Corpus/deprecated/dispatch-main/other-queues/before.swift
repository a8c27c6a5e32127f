import SwiftUI

struct Press: View {
    @State private var pages = 0

    var body: some View {
        Button("Print") {
            DispatchQueue.global().async { print("pages") }
            Task { @MainActor in pages += 1 }
        }
    }
}
