import SwiftUI

struct Trigger: View {
    @State private var count = 0
    private let handler: Handler

    var body: some View { Text("\(count)") }
}

extension Trigger {
    init(_ handler: @escaping Handler) {
        self.init(handler: handler)
    }
}
