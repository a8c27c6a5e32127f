#if os(iOS)
import UIKit
#endif

extension Cellar {
    func report(_ bottle: Bottle) {
        #if os(iOS)
        broken = bottle
        isReporting = true
        #else
        // Asks for the whole box.
        broken = bottle.box
        isReporting = true
        #endif
    }
}

#if DEBUG
extension Cellar {
    func stop() {
        isReporting = false
    }
}
#endif
