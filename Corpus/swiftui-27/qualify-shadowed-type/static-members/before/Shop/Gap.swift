import Paints
import SwiftUI

/// Takes the room between two rows.
struct Gap: View {
    let isMarked: Bool

    var body: some View {
        if isMarked {
            Color.red // stands out
        } else {
            Color.clear
        }
    }
}
