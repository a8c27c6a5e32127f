import SwiftUI

struct HarvestView: View {
    let bed: Bed

    var body: some View {
        List {
            Section {
                Text(bed.crop)
            } header: {
                Text("Today").bold()
            }
            Section {
                Text(bed.name)
            } header: {
                Text("Beds", comment: "Heading of the list of beds")
            }
            Section {
                Text(bed.name)
            } header: {
                Text(verbatim: "№ 4")
            }
            Section {
                Text("12")
            } header: {
                HStack { Text("Rain"); Spacer(); Text("mm") }
            }
        }
    }
}
