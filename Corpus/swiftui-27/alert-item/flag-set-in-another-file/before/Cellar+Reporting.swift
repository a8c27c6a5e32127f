extension Cellar {
    func report(_ bottle: Bottle) {
        guard bottle.isFull else { return }
        broken = bottle
        isReporting = true // asks
    }
}
