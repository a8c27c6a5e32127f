extension Cellar {
    func report(_ bottle: Bottle) {
        guard bottle.isFull else {
            isReporting = false
            return
        }
        self.broken = bottle
        self.isReporting = true
    }
}
