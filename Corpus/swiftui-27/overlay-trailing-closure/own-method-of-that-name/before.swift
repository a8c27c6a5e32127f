import SwiftUI

extension View {
    /// Draws the badge in the corner.
    func overlay(_ badge: Badge) -> some View {
        overlay(alignment: .topTrailing) { BadgeView(badge: badge) }
    }
}

struct Mailbox: View {
    let badge: Badge

    var body: some View {
        Image(systemName: "tray")
            .overlay(badge)
            .overlay(Circle().stroke(.red))
            .background(Circle().fill(.white))
    }
}
