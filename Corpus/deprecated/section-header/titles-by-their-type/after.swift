import SwiftUI

struct LineView: View {
    let line: String
    let heading: LocalizedStringKey
    let stops: Int
    let notice: Notice
    let lead: AttributedString

    var body: some View {
        List {
            Section(line) {
                Text("North")
            }
            Section(heading) {
                Text("South")
            }
            Section("\(stops) stops") {
                Text("Central")
            }
            Section {
                Text("Works")
            } header: {
                Text(notice.title)
            }
            Section {
                Text("Detour")
            } header: {
                Text(lead)
            }
        }
    }
}
