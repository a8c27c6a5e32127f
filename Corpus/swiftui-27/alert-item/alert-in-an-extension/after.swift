import SwiftUI

struct Cellar: View {
    let bottles: [Bottle]
    @State private var broken: Bottle?

    var body: some View {
        withAlert(List(bottles) { bottle in
            Button(bottle.name) {
                broken = bottle
            }
        })
    }
}

private extension Cellar {
    func withAlert(_ list: some View) -> some View {
        list.alert("Broken", item: $broken) { bottle in
            Button("Report") { bottle.report() }
        }
    }
}
