/// A color of the catalogue, with what `background` of it means.
struct Color {
    let name: String

    static let red = Color(name: "red")

    func opacity(_ share: Double) -> Self { self }
}
