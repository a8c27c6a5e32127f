struct Shapes: Codable {
  static let none = Shapes()
}
