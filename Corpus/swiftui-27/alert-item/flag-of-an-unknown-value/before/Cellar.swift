import SwiftUI

struct Cellar: View {
    let bottles: [Bottle]
    @State var broken: Bottle?
    @State var isReporting = false

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
