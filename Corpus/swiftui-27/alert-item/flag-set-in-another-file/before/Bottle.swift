/// Has a flag of the same name, which is its own.
struct Bottle: Identifiable {
    let id: Int
    let name: String
    var isFull = true
    var isReporting = false

    func report() {}
}
