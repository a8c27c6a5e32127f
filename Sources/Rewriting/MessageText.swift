/// A text for people with holes, `{name}`, that captures and details fill.
///
/// `{{` and `}}` are braces.
public struct MessageText: Sendable, Hashable {
  /// Holes that every message may have, filled by what a fact has to say: `detail`, its own words,
  /// `because`, more on the same,
  /// `place`, where what they name stands, and `places`, all such places.
  public static let commonHoles: Set<String> = ["because", "detail", "place", "places"]

  private enum Part: Sendable, Hashable {
    case text(String)
    case hole(String)
  }

  private let parts: [Part]

  /// Reads a text; a brace without its partner is a brace.
  public init(_ text: String) {
    var parts: [Part] = []
    var literal = ""
    var rest = text[...]
    while let character = rest.first {
      if rest.hasPrefix("{{") || rest.hasPrefix("}}") {
        literal.append(character)
        rest = rest.dropFirst(2)
      } else if character == "{", let end = rest.firstIndex(of: "}") {
        parts.append(.text(literal))
        literal = ""
        parts.append(.hole(String(rest[rest.index(after: rest.startIndex)..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        literal.append(character)
        rest = rest.dropFirst()
      }
    }
    parts.append(.text(literal))
    self.parts = parts
  }

  /// The names of the holes, in order.
  public var holes: [String] {
    parts.compactMap { if case .hole(let name) = $0 { name } else { nil } }
  }

  /// The text with each hole filled by what `value` gives for its name; nothing where it gives nil.
  public func filled(_ value: (String) -> String?) -> String {
    parts.map {
      switch $0 {
      case .text(let text): text
      case .hole(let name): value(name) ?? ""
      }
    }.joined()
  }
}
