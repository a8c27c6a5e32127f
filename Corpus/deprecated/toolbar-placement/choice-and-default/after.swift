import SwiftUI

struct CloseItem: ToolbarContent {
    var isFirst = false

    var body: some ToolbarContent {
        ToolbarItem(placement: isFirst ? .topBarLeading : .topBarTrailing) {
            Button("Close") {}
        }
    }
}

struct Ledger: View {
    var place: ToolbarItemPlacement = .topBarTrailing

    private var other: ToolbarItemPlacement {
        .topBarLeading
    }

    var body: some View {
        Text("Accounts")
            .toolbar {
                item(at: other)
            }
    }

    private func item(at place: ToolbarItemPlacement = .topBarLeading) -> some ToolbarContent {
        ToolbarItem(placement: place) {
            Button("Book") {}
        }
    }
}
