import SwiftUI

struct Garden: View {
    var body: some View {
        VStack {
            List {}
                .toolbar {
                    ToolbarItem(placement: .principal) {
                        Text("Beds")
                    }
                    ToolbarItem(placement: .topBarTrailing) {
                        Button("Plant") {}
                    }
                }
            List {}
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        Button("Close") {}
                    }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("Water") {}
                    }
                }
        }
    }
}
