extension Cellar {
    /// Asks once more.
    func askAgain() {
        let isAsked = true
        isReporting = isAsked
    }
}
