import SwiftUI

struct BoardView: View {
    var body: some View {
        List {
            Section {
                Section("Inner") {
                    Text("Leaf")
                }
                Group {
                    Section {
                        Text("Pea")
                    } header: {
                        Label("Seeds", systemImage: "leaf")
                    }
                }
            } header: {
                Text("Outer").bold()
            }
        }
    }
}
