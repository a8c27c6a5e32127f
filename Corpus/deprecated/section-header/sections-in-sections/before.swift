import SwiftUI

struct BoardView: View {
    var body: some View {
        List {
            Section(header: banner) {
                Section(header: Text("Inner")) {
                    Text("Leaf")
                }
                Group {
                    Section(header: Label("Seeds", systemImage: "leaf")) {
                        Text("Pea")
                    }
                }
            }
        }
    }

    private var banner: some View { Image("Garden") }
}
