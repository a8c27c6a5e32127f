import SwiftUI

extension View {
    func closing(at place: ToolbarItemPlacement) -> some View {
        toolbar {
            ToolbarItem(placement: place) {
                Button("Close") {}
            }
        }
    }
}

let basket: some View = Text("Basket")
    .closing(at: .navigationBarTrailing)
