public struct Bottle: Identifiable {
    public let id: Int
    let name: String

    func report() {}
}
