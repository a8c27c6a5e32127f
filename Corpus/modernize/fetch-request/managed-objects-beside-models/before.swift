import CoreData
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

final class Note: NSManagedObject {
    @NSManaged var text: String
}

struct Notes: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\.text)]) private var notes: FetchedResults<Note>

    var body: some View { List(notes) { Text($0.text) } }
}
