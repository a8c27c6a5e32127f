import SwiftUI

struct Cellar: View {
    private let place = ToolbarItemPlacement.topBarTrailing

    var body: some View {
        Text("Bottles")
            .toolbar {
                SwiftUI.ToolbarItem(placement: SwiftUI.ToolbarItemPlacement.topBarLeading) {
                    Button("Close") {}
                }
                ToolbarItem(placement: place) {
                    Button("Add") {}
                }
            }
    }
}
