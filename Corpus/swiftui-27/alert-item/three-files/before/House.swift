import SwiftUI

struct House: View {
    let bottles: [Bottle]

    var body: some View { Cellar(bottles: bottles) }
}
