import SwiftUI

struct Gaps: View {
    var body: some View {
        List {
            Section(header: EmptyView()) {
                Text("Above")
            }
            Section(header: EmptyView(), footer: Text("Below").italic()) {
                Text("Between")
            }
            Section(header: Text("Last").bold(), footer: EmptyView()) {
                Text("Under")
            }
            Section(header: Text("Rest"), footer: EmptyView()) {
                Text("Rest")
            }
            Section(header: EmptyView(), footer: EmptyView()) {
                Text("Bare")
            }
        }
    }
}
