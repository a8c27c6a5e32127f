final class Kitchen: Sendable {
    func heat(for minutes: Int) {}
}
