import SwiftUI

struct Wash: View {
    var body: some View { SwiftUI.Color.red }
}

enum Theme {
    struct Badge {}
}
