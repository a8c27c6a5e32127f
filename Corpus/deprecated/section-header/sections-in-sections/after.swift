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
                banner
            }
        }
    }

    private var banner: some View { Image("Garden") }
}
