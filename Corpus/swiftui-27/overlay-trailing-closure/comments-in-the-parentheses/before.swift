import SwiftUI

struct Medal: View {
    let rank: Int

    var body: some View {
        Text("\(rank)")
            .overlay(
                // The ring marks the winner.
                Circle()
                    .stroke(.yellow) // thin on purpose
                /* no fill */
            )
            .background(/* soft */ Circle().fill(.gray))
    }
}
