import SwiftUI

extension Cellar {
    struct Shelf: View {
        @State private var isReporting = false

        var body: some View {
            Toggle("Reporting", isOn: $isReporting)
                .onDisappear { isReporting = false }
        }
    }

    func count(isReporting: Bool) -> Int {
        isReporting ? bottles.count : 0
    }
}
