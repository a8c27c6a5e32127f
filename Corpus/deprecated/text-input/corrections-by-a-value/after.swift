import SwiftUI

struct NoteField: View {
    @Binding var note: String
    let isCode: Bool
    @State private var corrects = true

    var body: some View {
        TextField("Code", text: $note).autocorrectionDisabled(isCode)
        TextField("Note", text: $note).autocorrectionDisabled(!corrects)
        TextField("Tag", text: $note).autocorrectionDisabled(note.count > 3 && isCode)
        TextField("Free", text: $note).autocorrectionDisabled(false)
        TextField("Self", text: $note).autocorrectionDisabled(self.isCode)
    }
}
