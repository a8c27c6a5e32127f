struct Bed: Hashable {
    let id: Int
    var plant: String
}
