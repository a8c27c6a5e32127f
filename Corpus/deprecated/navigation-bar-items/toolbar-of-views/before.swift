import SwiftUI

struct Garden: View {
    var body: some View {
        List {}
            .toolbar {
                Button("Water") {}
            }
            .navigationBarItems(trailing: Button("Plant") {})
    }
}
