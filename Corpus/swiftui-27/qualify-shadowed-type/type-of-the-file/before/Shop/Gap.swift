import Paints
import SwiftUI

private struct Color: View {
    static let clear = Color()

    var body: some View { EmptyView() }
}

struct Gap: View {
    var body: some View {
        Color.clear
    }
}
