import SwiftUI

struct ProfileScreen: View {
    @Environment(Theme.self) private var theme
    let style: ProfileStyle

    var body: some View {
        VStack {
            Text("Name")
                .overlay(makeBadge().padding(), alignment: .top)
                .background(Bubble(tint: style.tint).frame(width: 3))
            Text("Status")
                .overlay(
                    // the same as in the list
                    makeBadge(size: 2)
                        .padding(.horizontal, 4)
                        .opacity(0.5)
                )
                .background(isOwn ? theme.tint.frame(maxWidth: .infinity) : Color.clear.frame(maxWidth: .infinity))
            Text("Team")
                .background(DesignColors.wall.opacity(0.4).edgesIgnoringSafeArea(.all))
        }
        .background(theme.background.ignoresSafeArea())
    }
}

let screen: some View = ProfileScreen().background(Color.design.canvas.ignoresSafeArea())
