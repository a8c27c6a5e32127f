import Paints

enum Pots {
    static let lid = Color(ink: "red")
}
