import SwiftUI

struct Cellar: View {
    let bottles: [Bottle]
    @State var broken: Bottle?

    var body: some View {
        List(bottles) { bottle in
            row(bottle)
        }
        .alert("Broken", item: $broken) { bottle in
            Button("Report") { bottle.report() }
        }
    }
}
