import SwiftUI

public struct Cellar: View {
    let bottles: [Bottle]
    @State var broken: Bottle?
    @State public var isReporting = false

    public var body: some View {
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
