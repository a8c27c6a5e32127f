public struct Color {
    let ink: String
}
