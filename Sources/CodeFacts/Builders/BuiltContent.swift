/// What is known of what a closure is there for.
enum BuiltContent: Hashable {
  /// No builder takes it.
  case none
  /// A builder takes it, and it makes a value of these types and protocols; whether they are all
  /// that the value conforms to.
  case conforming([String], isAll: Bool)
  /// A builder takes it, but the code does not tell what it makes.
  case something
  /// The code does not tell whether a builder takes it.
  case unknown

  /// Whether a builder takes it for certain.
  var isBuilt: Bool {
    switch self {
    case .none, .unknown: false
    case .conforming, .something: true
    }
  }

  /// What is known if it may be any of these.
  static func common(_ all: [BuiltContent]) -> BuiltContent {
    guard let first = all.first else { return .unknown }
    if all.allSatisfy({ $0 == first }) { return first }
    return all.allSatisfy(\.isBuilt) ? .something : .unknown
  }
}
