struct Bottle: Identifiable {
    let id: Int
    let name: String

    func report() {}
}
