/// What a node is: `call_expression`, `simple_identifier`, or a token such as `"("`.
///
/// Names are the grammar's. Compare kinds, not names: a kind is a small number.
public struct Kind: RawRepresentable, Hashable, Sendable {
  /// The number of the kind; stable within a process only.
  public let rawValue: UInt16

  /// Makes the kind of a number that came from ``rawValue``.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The named kind of that name, nil if neither the grammar nor the repaired tree has one.
  public static func named(_ name: String) -> Kind? { Grammar.swift.kind(named: name) }

  /// The anonymous kind of a token with that text, such as `(` or `func`; nil if there is none.
  public static func token(_ text: String) -> Kind? { Grammar.swift.kind(token: text) }

  /// All kinds that nodes can have, named and anonymous.
  public static var all: [Kind] {
    (1..<Grammar.swift.kindNames.count).map { Kind(rawValue: UInt16(truncatingIfNeeded: $0)) }
  }

  /// The grammar's name of the kind; for a token, its text.
  public var name: String {
    let names = Grammar.swift.kindNames
    return Int(rawValue) < names.count ? names[Int(rawValue)] : ""
  }

  /// Whether the kind is a named node, as against a token that is only its text.
  public var isNamed: Bool {
    let flags = Grammar.swift.kindIsNamed
    return Int(rawValue) < flags.count && flags[Int(rawValue)]
  }

  /// Source that the parser could not make sense of.
  public static let error = Kind(rawValue: 1)

  /// Named kinds that the repaired tree has and the grammar has not.
  static let namesOfRepairedKinds = ["optional_chaining_expression", "generic_expression"]

  /// The name of tokens that the grammar keeps out of its tree, or that a stand-in has covered.
  static let hiddenTextName = "hidden text"

  /// A kind that is known to exist; `SyntaxTreesTests` asks for each that the module names.
  init(known name: String) { self = Kind.named(name) ?? Kind(rawValue: 0) }

  /// The kind of a token that is known to exist.
  init(knownToken text: String) { self = Kind.token(text) ?? Kind(rawValue: 0) }
}

extension Kind: CustomStringConvertible {
  /// The name of a named kind; the text of a token in quotation marks.
  public var description: String { isNamed ? name : "\"\(name)\"" }
}
