import SwiftUI

struct Badge {
    let count: Int
}

struct BadgeView: View {
    let badge: Badge

    var body: some View { Text("\(badge.count)") }
}
