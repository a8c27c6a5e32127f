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
    @FetchRequest(
        sortDescriptors: [SortDescriptor(\.name)],
        predicate: NSPredicate(format: "name != nil")
    )
    private var plants: FetchedResults<Plant>
    @FetchRequest(sortDescriptors: [SortDescriptor(\.name), SortDescriptor(\.sown)], animation: .default)
    private var moving: FetchedResults<Plant>
    @SectionedFetchRequest(sectionIdentifier: \.name, sortDescriptors: [])
    private var sections: SectionedFetchResults<String, Plant>

    var body: some View { Text("\(plants.count + moving.count + sections.count)") }
}
