import SwiftUI

struct Row: View {
    let tint: SwiftUI.Color

    var body: some View {
        SwiftUI.Text("New")
            .overlay(SwiftUI.Circle())
            .overlay(SwiftUI.Color.red.opacity(0.3))
            .overlay(SwiftUI.VStack { SwiftUI.Text("One") }, alignment: .top)
            .overlay(tint.opacity(0.5))
            .background(SwiftUI.Color.red)
    }
}
