import QueryLanguage
import SyntaxTrees
import Testing
import TextEditing

/// A pattern, a source, and what the pattern's placeholders take, one text per match.
struct PatternCase: Sendable, CustomTestStringConvertible {
  var pattern: String
  var source: String
  var matches: [String]
  var role: PatternRole?
  var isExact = false

  init(
    _ pattern: String, in source: String, _ matches: [String], as role: PatternRole? = nil,
    exactly isExact: Bool = false
  ) {
    self.pattern = pattern
    self.source = source
    self.matches = matches
    self.role = role
    self.isExact = isExact
  }

  /// A case in which nothing matches.
  static func none(
    _ pattern: String, in source: String, as role: PatternRole? = nil, exactly: Bool = false
  ) -> PatternCase {
    PatternCase(pattern, in: source, [], as: role, exactly: exactly)
  }

  var testDescription: String { "`\(pattern)` in `\(source)`" }

  /// Matches, compares, and checks of each match that its items account for all of the source.
  func check(_ location: SourceLocation = #_sourceLocation) throws {
    let pattern = try Pattern(parsing: pattern, as: role, exactly: isExact)
    let tree = SyntaxParser().parse(source)
    let found = Matcher.pattern(pattern).matches(in: tree.root)
    #expect(found.map(\.capturesAsText) == matches, sourceLocation: location)
    for match in found {
      match.checkItems(of: pattern, location)
      #expect(
        pattern.requiredLiterals.isSatisfied(by: WordFilter(tree.source)),
        "a match without the literals that a match needs", sourceLocation: location)
    }
  }
}

extension Match {
  /// `name: text` for each capture, by name; the match's own text if there is none.
  var capturesAsText: String {
    guard !captures.isEmpty else { return tree.text(in: range) }
    return captures.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text)" }
      .joined(separator: " | ")
  }

  /// Checks that every token of the match belongs to exactly one item, every item of the pattern
  /// is there once, and the items are in order.
  func checkItems(of pattern: Pattern, _ location: SourceLocation) {
    let numbers = items.compactMap { item -> Int? in
      if case .item(let number) = item.role { number } else { nil }
    }
    #expect(
      numbers.sorted() == Array(pattern.items.indices), "each item of the pattern once",
      sourceLocation: location)
    var end = range.lowerBound
    for item in items {
      #expect(item.range.lowerBound >= end, "items in order, apart", sourceLocation: location)
      #expect(item.isPresent != item.range.isEmpty, sourceLocation: location)
      end = item.range.upperBound
    }
    #expect(end <= range.upperBound, sourceLocation: location)
    for token in nodes.flatMap(\.tokens) {
      let holders = items.filter { $0.isPresent && $0.range.overlaps(token.range) }
      var isWhole =
        holders.count == 1 && holders[0].range.lowerBound <= token.start
        && token.end <= holders[0].range.upperBound
      if let kind = token.parent?.kind, kind == .rawStringLiteral || kind == .multiLineStringLiteral
      {
        // The quotes are not tokens of their own there.
        let held = holders.map { $0.range.clamped(to: token.range).count }
        isWhole = held.reduce(0, +) == token.range.count
      }
      #expect(
        isWhole, "`\(token.text)` belongs to \(holders.count) items", sourceLocation: location)
    }
    for item in items {
      guard case .item(let number) = item.role, pattern.items.indices.contains(number),
        case .placeholder(let placeholder) = pattern.items[number].content,
        !placeholder.isAnonymous, item.isPresent, placeholder.prefix.isEmpty,
        pattern.mentions(of: placeholder.name) == 1
      else { continue }
      #expect(captures[placeholder.name]?.range == item.range, sourceLocation: location)
    }
  }
}

extension Pattern {
  /// How often a name is written.
  fileprivate func mentions(of name: String) -> Int {
    items.count { item in
      if case .placeholder(let placeholder) = item.content {
        placeholder.name == name
      } else {
        false
      }
    }
  }
}
