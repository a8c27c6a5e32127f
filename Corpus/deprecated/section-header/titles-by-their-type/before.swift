import SwiftUI

struct LineView: View {
    let line: String
    let heading: LocalizedStringKey
    let stops: Int
    let notice: Notice
    let lead: AttributedString

    var body: some View {
        List {
            Section(header: Text(line)) {
                Text("North")
            }
            Section(header: Text(heading)) {
                Text("South")
            }
            Section(header: Text("\(stops) stops")) {
                Text("Central")
            }
            Section(header: Text(notice.title)) {
                Text("Works")
            }
            Section(header: Text(lead)) {
                Text("Detour")
            }
        }
    }
}
