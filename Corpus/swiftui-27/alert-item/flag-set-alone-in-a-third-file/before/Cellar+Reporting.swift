extension Cellar {
    func report(_ bottle: Bottle) {
        broken = bottle
        isReporting = true
    }
}
