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

struct Search: View {
    @State private var term = ""
    @FetchRequest(sortDescriptors: []) private var plants: FetchedResults<Plant>

    var body: some View {
        List(plants) { Text($0.name) }
            .onChange(of: term) {
                plants.nsPredicate = NSPredicate(format: "name CONTAINS %@", term)
            }
    }
}

struct Newest: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\.sown)]) private var plants: FetchedResults<Plant>

    init(limit: Int) {
        _plants = FetchRequest(fetchRequest: Plant.request(limit))
    }

    var body: some View { List(plants) { Text($0.name) } }
}
