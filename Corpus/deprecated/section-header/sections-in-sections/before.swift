import SwiftUI

struct BoardView: View {
    var body: some View {
        List {
            Section(header: Text("Outer").bold()) {
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
}
