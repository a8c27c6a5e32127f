import SwiftUI

struct Orchard: View {
    var body: some View {
        List {}
            .toolbar {
                ToolbarItem(placement: .principal) {
                    Text("Trees")
                }
            }
            .navigationBarItems(
                trailing: Button("Plant") {}
            )
            .padding()
    }

    var cellar: some View {
        List {}
            .toolbar {
                ToolbarItem(placement: .principal) {
                    Text("Barrels")
                }
            }
            .navigationBarItems(
                leading: Button("Close") {},
                trailing: Button("Fill") {}
            )
    }
}
