import Paints
import SwiftUI

/// The mark of a trail; one that has none leaves its place empty.
struct TrailMark: View {
    let isMarked: Bool

    var body: some View {
        if isMarked {
            Circle()
        } else {
            Color.clear
        }
    }
}
