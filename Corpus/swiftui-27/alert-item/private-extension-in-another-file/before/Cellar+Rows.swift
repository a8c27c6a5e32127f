import SwiftUI

extension Cellar {
    func row(_ bottle: Bottle) -> some View {
        Button(bottle.name) { report(bottle) }
    }
}

private extension Cellar {
    func report(_ bottle: Bottle) {
        broken = bottle
        isReporting = true
    }
}
