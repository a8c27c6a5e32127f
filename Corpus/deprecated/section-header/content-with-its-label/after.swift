import SwiftUI

struct ExportView: View {
    var body: some View {
        List {
            Section("Formats", content: {
                Text("CSV")
            })
            Section(
                "Places",
                content: {
                    Text("Disk") // the default
                    Text("Cloud")
                }
            )
            Section {
                Text("Days")
            } header: {
                Text("Range").bold()
            } footer: {
                Text("All days by default.")
            }.listRowBackground(Color.clear)
            Section {
                Text("A4")
            } header: {
                Text("Sizes").italic()
            }
        }
    }
}
