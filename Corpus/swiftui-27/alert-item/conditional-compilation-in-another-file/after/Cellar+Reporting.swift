#if os(iOS)
import UIKit
#endif

extension Cellar {
    func report(_ bottle: Bottle) {
        #if os(iOS)
        broken = bottle
        #else
        // Asks for the whole box.
        broken = bottle.box
        #endif
    }
}

#if DEBUG
extension Cellar {
    func stop() {
        broken = nil
    }
}
#endif
