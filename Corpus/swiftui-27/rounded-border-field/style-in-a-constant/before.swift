import SwiftUI

struct Styles {
    let field = RoundedBorderTextFieldStyle()
}

struct TitleField: View {
    let styles: Styles
    @Binding var title: String

    var body: some View {
        TextField("Title", text: $title)
            .textFieldStyle(styles.field)
    }
}
