import SwiftUI

struct Text {
    let words: String

    init(_ words: String) { self.words = words }

    var spoken: SwiftUI.Text { SwiftUI.Text(words) }
}

struct Bell: View {
    var body: some View {
        Circle().accessibilityLabel(Text("Bell").spoken)
    }
}
