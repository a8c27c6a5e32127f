import SwiftUI

extension Counter {
    func step() {
        // Nothing is set up here.
    }

    struct Step: View {
        @State private var size = 1

        init(title: String) {
            self.title = title
        }

        let title: String

        var body: some View {
            Text("\(title): \(size)")
        }
    }
}
