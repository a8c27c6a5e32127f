import SwiftUI

struct CloseItem: ToolbarContent {
    var isFirst = false

    var body: some ToolbarContent {
        ToolbarItem(placement: isFirst ? .navigationBarLeading : .navigationBarTrailing) {
            Button("Close") {}
        }
    }
}

struct Ledger: View {
    var place: ToolbarItemPlacement = .navigationBarTrailing

    private var other: ToolbarItemPlacement {
        .navigationBarLeading
    }

    var body: some View {
        Text("Accounts")
            .toolbar {
                item(at: other)
            }
    }

    private func item(at place: ToolbarItemPlacement = .navigationBarLeading) -> some ToolbarContent {
        ToolbarItem(placement: place) {
            Button("Book") {}
        }
    }
}
