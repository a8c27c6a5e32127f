import SwiftUI

#if os(iOS)
enum Limit { static let most = 1 }
#else
enum Limit { static let most = 1.5 }
#endif

struct Meter: View {
    let title: String
    @State private var level = Limit.most

    init(title: String) {
        level = 3
        self.title = title
    }

    var body: some View { Text(title) }
}
