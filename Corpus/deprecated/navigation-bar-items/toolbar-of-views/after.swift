import SwiftUI

struct Garden: View {
    var body: some View {
        List {}
            .toolbar {
                Button("Water") {}
            }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Plant") {}
                }
            }
    }
}
