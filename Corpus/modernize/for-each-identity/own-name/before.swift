import SwiftUI

struct ForEach: View {
    init(_ texts: [Note], id: KeyPath<Note, Note>, row: @escaping (Note) -> Text) {}

    var body: some View { Text("") }
}

struct Note: Hashable, Identifiable { let id: Int }

struct Notes: View {
    let notes: [Note]

    var body: some View {
        ForEach(notes, id: \.self) { Text("\($0.id)") }
    }
}
