import SwiftUI

struct Oven: View {
    let isHot: Bool

    var body: AnyView {
        if isHot {
            return AnyView(Text("Hot"))
        }

        return AnyView(Image(systemName: "snow"))
    }
}
