import SwiftUI

struct Cellar: View {
    let bottles: [Bottle]
    @State private var broken: Bottle?
    @State private var isReporting = false

    var body: some View {
        List(bottles) { bottle in
            Button(bottle.name) {
                broken = bottle
                isReporting = true
            }
        }
        .alert("Broken", isPresented: $isReporting, presenting: broken) { bottle in
            Button("Report") { bottle.report() }
        }
    }
}
