import SwiftUI

struct House: View {
    let bottles: [Bottle]

    var body: some View {
        VStack {
            Cellar(bottles: bottles)
            Cellar(
                bottles: bottles,
                isReporting: true
            )
        }
    }
}
