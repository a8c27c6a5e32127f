extension Cellar {
    func report(_ bottle: Bottle) {
        guard bottle.isFull else {
            broken = nil
            return
        }
        self.broken = bottle
    }
}
