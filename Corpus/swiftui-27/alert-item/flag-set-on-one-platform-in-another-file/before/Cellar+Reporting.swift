extension Cellar {
    func report(_ bottle: Bottle) {
        broken = bottle
        #if os(iOS)
        isReporting = true
        #endif
    }
}
