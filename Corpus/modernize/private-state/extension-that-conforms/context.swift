protocol Stoppable {
    mutating func stop()
}
