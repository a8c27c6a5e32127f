public import QueryLanguage
import TextEditing

/// What a match becomes: Swift code with placeholders for what was captured.
///
/// The notation is that of patterns: `<#name#>` stands for a capture, `$<#name#>` and `_<#name#>`
/// for identifiers built from a captured one.
public struct Template: Sendable {
  /// The text as written.
  public let text: String
  /// The tokens and placeholders in the order in which they are written.
  public let items: [PatternItem]
  /// What stands before each item: white space, line breaks, and comments of the template.
  let spacings: [[UInt8]]
  /// What stands behind the last item, without line breaks at the end.
  let trailer: [UInt8]
  /// How many columns the template indents by.
  let unit: Int
  /// The names of the placeholders that stand in a closure.
  let namesInClosures: Set<String>
  /// The placeholders that stand for an operand, by their items.
  let operandPlaces: [Int: OperandPlace]

  private init(_ other: Template, keeping indices: [Int]) {
    text = other.text
    items = indices.map { other.items[$0] }
    spacings = indices.map { other.spacings[$0] }
    trailer = other.trailer
    unit = other.unit
    namesInClosures = other.namesInClosures
    operandPlaces = Dictionary(
      uniqueKeysWithValues: indices.enumerated().compactMap { new, old in
        other.operandPlaces[old].map { (new, $0) }
      })
  }

  /// The template without the labelled trailing closures that would hold nothing but an optional
  /// capture, where that is absent.
  func withoutAbsentClosures(_ captures: Captures) -> Template {
    let tokens = items.map(\.token)
    var kept = Array(items.indices)
    for index in items.indices.dropFirst(4).dropLast() {
      guard let placeholder = items[index].placeholder, placeholder.count == .optional,
        captures[placeholder.name]?.range?.isEmpty ?? false, tokens[index + 1] == "}",
        tokens[index - 1] == "{", tokens[index - 2] == ":",
        ["}", ")"].contains(tokens[index - 4])
      else { continue }
      kept.removeAll { (index - 3...index + 1).contains($0) }
    }
    return kept.count == items.count ? self : Template(self, keeping: kept)
  }

  /// Reads a template.
  ///
  /// - Parameters:
  ///   - text: Swift code with placeholders.
  ///   - known: The names that a match captures or that are computed.
  /// - Throws: The first mistake, with its byte offset in `text`.
  public init(parsing text: String, placeholders known: Set<String>) throws(PatternError) {
    let scanned = try TemplateReader.items(of: text)
    // Read as a pattern, the template has the same tokens as the pattern that it is aligned with.
    let pattern = try? Pattern(parsing: text)
    let items = pattern?.items ?? scanned
    namesInClosures = pattern?.namesInClosures ?? []
    operandPlaces = pattern?.operandPlaces ?? [:]
    for item in items {
      guard case .placeholder(let placeholder) = item.content else { continue }
      try Self.check(placeholder, at: item.range.lowerBound, known: known)
    }
    try Self.checkBrackets(of: items)
    self.text = text
    self.items = items
    let bytes = Array(text.utf8)
    var spacings: [[UInt8]] = []
    var end = 0
    for item in items {
      spacings.append(Array(bytes[span(end, item.range.lowerBound)]))
      end = max(end, item.range.upperBound)
    }
    // White space before the first item means nothing; a comment there does.
    if let first = spacings.first {
      spacings[0] = Array(first.drop { $0.isBlank || $0.isLineBreak })
    }
    var trailer = Array(bytes[min(end, bytes.count)...])
    while let last = trailer.last, last.isBlank || last.isLineBreak { trailer.removeLast() }
    self.spacings = spacings
    self.trailer = trailer
    unit = max(1, IndentationUnit(dominantIn: bytes).bytes.count)
  }

  /// Whatever is written with a bracket too many or too few would be thrown away after the fact.
  private static func checkBrackets(of items: [PatternItem]) throws(PatternError) {
    let closers: [String: Character] = ["(": ")", "\\(": ")", "[": "]", "{": "}"]
    var open: [(closer: Character, offset: Int)] = []
    for item in items {
      guard case .token(let text) = item.content else { continue }
      if let closer = closers[text] {
        open.append((closer, item.range.lowerBound))
      } else if [")", "]", "}"].contains(text) {
        guard let last = open.popLast(), text == String(last.closer) else {
          throw PatternError(
            "nothing is open that `\(text)` could close", at: item.range.lowerBound)
        }
      }
    }
    if let last = open.last {
      throw PatternError("this bracket has no `\(last.closer)`", at: last.offset)
    }
  }

  /// Whether code that fits a pattern ends with a closure in braces only once it is rewritten.
  ///
  /// Where a statement's block follows, such a closure is taken for the block.
  public func addsTrailingClosure(to pattern: Pattern?) -> Bool {
    guard items.last?.content == .token("}") else { return false }
    switch pattern?.items.last?.content {
    case .token(let text): return text != "}"
    case .placeholder(let placeholder): return placeholder.count != .many
    case nil: return true
    }
  }

  private static func check(
    _ placeholder: Placeholder, at offset: Int, known: Set<String>
  ) throws(PatternError) {
    if placeholder.isAnonymous {
      throw PatternError("a template cannot say `_`: nothing is captured under it", at: offset)
    }
    guard !known.contains(placeholder.name) else { return }
    let nearest = Suggestion.nearest(to: placeholder.name, in: known.sorted())
    let hint = nearest.map { "; did you mean `\($0)`?" } ?? ""
    throw PatternError("nothing is captured as `\(placeholder.name)`\(hint)", at: offset)
  }
}
