import SwiftUI

struct NoteField: View {
    @Binding var note: String
    let isCode: Bool
    @State private var corrects = true

    var body: some View {
        TextField("Code", text: $note).disableAutocorrection(isCode)
        TextField("Note", text: $note).disableAutocorrection(!corrects)
        TextField("Tag", text: $note).disableAutocorrection(note.count > 3 && isCode)
        TextField("Free", text: $note).disableAutocorrection(false)
        TextField("Self", text: $note).disableAutocorrection(self.isCode)
    }
}
