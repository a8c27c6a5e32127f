import SwiftUI

struct Gap: View {
    let pot: Pot

    var body: some View {
        Color.clear
    }
}
