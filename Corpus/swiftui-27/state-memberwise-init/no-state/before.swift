import SwiftUI

struct Badge: View {
    @Binding private var count: Int
    private let color: Int

    var body: some View { Text("\(count)") }
}

extension Badge {
    init(_ count: Binding<Int>) {
        self.init(count: count, color: 1)
    }
}
