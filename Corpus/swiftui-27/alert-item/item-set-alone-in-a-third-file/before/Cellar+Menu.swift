extension Cellar {
    /// For the next question.
    func remember(_ bottle: Bottle) {
        broken = bottle
    }
}
