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
    /// By name.
    @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) private var named: FetchedResults<Plant>
    @FetchRequest(sortDescriptors: [SortDescriptor(\.sown, order: .reverse)])
    private var newest: FetchedResults<Plant>
    @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \Plant.sown, ascending: true)]
    )
    private var oldest: FetchedResults<Plant>
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Plant.name, ascending: false)])
    var last: FetchedResults<Plant> // from z on

    var body: some View {
        Text("\(named.count + newest.count + oldest.count + last.count)")
    }
}
