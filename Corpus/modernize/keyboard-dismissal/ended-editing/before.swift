import SwiftUI
import UIKit

struct SongTitle: View {
    @State private var title = ""
    @FocusState private var isEditing: Bool

    var body: some View {
        TextField("Title", text: $title)
            .focused($isEditing)
            .onSubmit { UIApplication.shared.endEditing() }
    }
}

struct SongText: View {
    @State private var text = ""

    var body: some View {
        TextEditor(text: $text)
            .onTapGesture { UIApplication.shared.endEditing(true) }
    }
}
