extension Cellar {
    public mutating func report() {
        isReporting.toggle()
    }
}
