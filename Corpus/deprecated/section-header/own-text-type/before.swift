import SwiftUI

struct Text: View {
    let words: String

    init(_ words: String) { self.words = words }

    var body: some View { SwiftUI.Text(words).italic() }
}

struct VerseList: View {
    var body: some View {
        List {
            Section(header: Text("Verses")) {
                Divider()
            }
        }
    }
}
