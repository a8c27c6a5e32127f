import SwiftData
import SwiftUI

@Model
final class Plant {
    var name: String
    var sown: Date

    init(name: String, sown: Date) {
        self.name = name
        self.sown = sown
    }
}

struct Beds: View {
    @Environment(\.modelContext) private var context
    @FetchRequest(sortDescriptors: []) private var plants: FetchedResults<Plant>

    var body: some View {
        List {
            ForEach(plants) { plant in Text(plant.name) } // all of them
        }
    }
}
