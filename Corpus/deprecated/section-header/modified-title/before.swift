import SwiftUI

struct HarvestView: View {
    let bed: Bed

    var body: some View {
        List {
            Section(header: Text("Today").bold()) {
                Text(bed.crop)
            }
            Section(header: Text("Beds", comment: "Heading of the list of beds")) {
                Text(bed.name)
            }
            Section(header: Text(verbatim: "№ 4")) {
                Text(bed.name)
            }
            Section(header: HStack { Text("Rain"); Spacer(); Text("mm") }) { Text("12") }
        }
    }
}
