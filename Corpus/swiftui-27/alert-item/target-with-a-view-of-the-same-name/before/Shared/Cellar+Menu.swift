extension Cellar {
    func toggle() {
        isReporting.toggle()
    }
}
