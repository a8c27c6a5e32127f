import SwiftUI

struct Ring: View {
    var body: some View { SwiftUI.Circle().stroke() }
}

extension Label where Title == SwiftUI.Text, Icon == Image {
    init() { self.init("New", systemImage: "star") }
}
