import SwiftUI

struct Recipe: View {
    let title: Text
    let isNew: Bool

    var body: some View {
        VStack {
            Text("\(title)\(Text(" (draft)"))")
            Text("\(Text("• "))\(title.bold())\(suffix(isNew))")
            Text("\(Text("Recipe "))\((isNew ? Text("new").bold() : Text("old")))")
            // What these are is not told here.
            title + title
        }
    }

    private func suffix(_ isNew: Bool) -> Text {
        Text("\(SwiftUI.Text(isNew ? "*" : ""))\(SwiftUI.Text(verbatim: ""))")
    }
}
