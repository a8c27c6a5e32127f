import SwiftUI

struct Garden: View {
    var body: some View {
        VStack {
            List {}
                .toolbar {
                    ToolbarItem(placement: .principal) {
                        Text("Beds")
                    }
                }
                .navigationBarItems(trailing: Button("Plant") {})
            List {}
                .navigationBarItems(leading: Button("Close") {})
                .toolbar {
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("Water") {}
                    }
                }
        }
    }
}
