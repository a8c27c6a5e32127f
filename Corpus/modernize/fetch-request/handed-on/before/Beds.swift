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
    @FetchRequest(sortDescriptors: []) private var plants: FetchedResults<Plant>

    var body: some View { Rows(plants: plants) }
}
