import SwiftUI

enum DesignColors {
    static let wall = Color("Wall")
    static let canvas = Color("Canvas")
}

extension Color {
    static let design = DesignColors.self
}

struct ProfileStyle {
    var tint = Color.blue
}

struct Bubble: View {
    let tint: Color

    var body: some View { Capsule().fill(tint) }
}

extension ProfileScreen {
    init() { self.init(style: ProfileStyle()) }

    var isOwn: Bool { true }
}
