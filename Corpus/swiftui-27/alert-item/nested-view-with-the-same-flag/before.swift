import SwiftUI

struct Cellar: View {
    let bottles: [Bottle]
    @State private var broken: Bottle?
    @State private var isReporting = false

    struct Shelf: View {
        @State private var isReporting = false

        var body: some View {
            Toggle("Reporting", isOn: $isReporting)
                .onDisappear { isReporting = false }
        }
    }

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
