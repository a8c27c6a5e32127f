import SwiftUI

struct Feed: View {
    @State private var page = 1
    private let item: Item
    private let refresh: Refresh

    private init(item: Item, refresh: @escaping Refresh) {
        self.item = item
        self.refresh = refresh
    }

    var body: some View { Text(item.name) }
}

extension Feed {
    init(_ item: Item) {
        self.init(item: item) { _ in }
    }
}
