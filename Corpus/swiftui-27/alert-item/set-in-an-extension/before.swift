import SwiftUI

struct Cellar: View {
    let bottles: [Bottle]
    @State private var broken: Bottle?
    @State private var isReporting = false

    var body: some View {
        List(bottles) { bottle in
            Button(bottle.name) { report(bottle) }
        }
        .alert("Broken", isPresented: $isReporting, presenting: broken) { bottle in
            Button("Report") { bottle.report() }
        }
    }
}

extension Cellar {
    private func report(_ bottle: Bottle) {
        broken = bottle
        isReporting = true
    }
}
