import SwiftUI

struct Greeting: View {
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        Text(width == .compact ? "Hi" : UIDevice.current.name)
    }
}
