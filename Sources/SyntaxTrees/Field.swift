/// The part that a node plays in its parent, such as `name` or `body`.
public struct Field: RawRepresentable, Hashable, Sendable {
  /// The number of the field; 0 is ``none``.
  public let rawValue: UInt8

  /// Makes the field of a number that came from ``rawValue``.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The field of that name, nil if the grammar has none.
  public static func named(_ name: String) -> Field? { Grammar.swift.field(named: name) }

  /// Says that a node stands in no field of its parent.
  public static let none = Field(rawValue: 0)

  /// The grammar's name of the field; empty for ``none``.
  public var name: String {
    let names = Grammar.swift.fieldNames
    return Int(rawValue) < names.count ? names[Int(rawValue)] : ""
  }

  /// A field that is known to exist; `SyntaxTreesTests` asks for each that is named here.
  init(known name: String) { self = Field.named(name) ?? .none }
}
