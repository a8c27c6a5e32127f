import SwiftUI

struct Cellar: View {
    let bottles: [Bottle]
    @State private var broken: Bottle?

    var body: some View {
        List(bottles) { bottle in
            Button(bottle.name) {
                broken = bottle
            }
        }
        .alert("Broken", item: $broken) { bottle in
            Button("Report") { bottle.report() }
        }
    }
}
