import SwiftUI

struct Stepper12: View {
    let title: String
    @State private var count = 0

    init(title: String, count: Int) {
        self.count = min(count, 12)
        self.title = title
    }

    var body: some View {
        Button(title) { count += 1 }
    }
}
