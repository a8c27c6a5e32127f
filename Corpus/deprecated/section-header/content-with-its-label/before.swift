import SwiftUI

struct ExportView: View {
    var body: some View {
        List {
            Section(header: Text("Formats"), content: {
                Text("CSV")
            })
            Section(
                header: Text("Places"),
                content: {
                    Text("Disk") // the default
                    Text("Cloud")
                }
            )
            Section(
                header: Text("Range").bold(),
                footer: Text("All days by default."),
                content: {
                    Text("Days")
                }
            ).listRowBackground(Color.clear)
            Section(header: Text("Sizes").italic(), content: {
                Text("A4")
            })
        }
    }
}
