import SwiftUI

struct Cellar: View {
    private let place = ToolbarItemPlacement.navigationBarTrailing

    var body: some View {
        Text("Bottles")
            .toolbar {
                SwiftUI.ToolbarItem(placement: SwiftUI.ToolbarItemPlacement.navigationBarLeading) {
                    Button("Close") {}
                }
                ToolbarItem(placement: place) {
                    Button("Add") {}
                }
            }
    }
}
