import SwiftUI

/// What lies below.
struct Cellar: View {
    let bottles: [Bottle]
    @State var broken: Bottle?
    // Whether somebody is asked.
    @State var isReporting = false

    var body: some View {
        asking(
            List(bottles) { bottle in
                Button(bottle.name) { report(bottle) }
            }
        )
    }
}
