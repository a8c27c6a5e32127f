import SwiftUI

struct Orchard: View {
    var body: some View {
        List {}
            .toolbar {
                ToolbarItem(placement: .principal) {
                    Text("Trees")
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Plant") {}
                }
            }
            .padding()
    }

    var cellar: some View {
        List {}
            .toolbar {
                ToolbarItem(placement: .principal) {
                    Text("Barrels")
                }
                ToolbarItem(placement: .topBarLeading) {
                    Button("Close") {}
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Fill") {}
                }
            }
    }
}
