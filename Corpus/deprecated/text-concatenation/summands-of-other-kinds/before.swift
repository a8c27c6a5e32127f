import SwiftUI

struct Recipe: View {
    let title: Text
    let isNew: Bool

    var body: some View {
        VStack {
            title + Text(" (draft)")
            Text("• ") + title.bold() + suffix(isNew)
            Text("Recipe ") + (isNew ? Text("new").bold() : Text("old"))
            // What these are is not told here.
            title + title
        }
    }

    private func suffix(_ isNew: Bool) -> Text {
        SwiftUI.Text(isNew ? "*" : "") + SwiftUI.Text(verbatim: "")
    }
}
