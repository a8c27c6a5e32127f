import SwiftUI

struct Gaps: View {
    var body: some View {
        List {
            Section {
                Text("Above")
            }
            Section {
                Text("Between")
            } footer: {
                Text("Below").italic()
            }
            Section {
                Text("Under")
            } header: {
                Text("Last").bold()
            }
            Section("Rest") {
                Text("Rest")
            }
            Section {
                Text("Bare")
            }
        }
    }
}
