import TextEditing

extension QueryReader {
  /// Whether what comes is a predicate.
  var isPredicate: Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "(") else { return false }
    let next = bytes[(offset + 1)...].first { !$0.isBlankByte }
    return next == UInt8(ascii: "#")
  }

  private enum Argument {
    case capture(Int)
    case text(String)
  }

  /// Reads a predicate with its parentheses.
  mutating func readPredicate(
    _ predicates: inout [QueryPredicate]
  ) throws(PatternError) {
    let start = offset
    offset += 1
    skipBlanks()
    offset += 1
    var name = readWord(withDots: true)
    if offset < bytes.count,
      bytes[offset] == UInt8(ascii: "?") || bytes[offset] == UInt8(ascii: "!")
    {
      name += bytes[offset] == UInt8(ascii: "?") ? "?" : "!"
      offset += 1
    }
    var arguments: [Argument] = []
    while true {
      skipBlanks()
      guard offset < bytes.count else {
        throw PatternError("this predicate is not closed", at: start)
      }
      switch bytes[offset] {
      case UInt8(ascii: ")"):
        offset += 1
        predicates.append(try predicate(name, arguments, at: start))
        return
      case UInt8(ascii: "@"):
        offset += 1
        let place = offset
        let name = readWord(withDots: true)
        guard let number = names.firstIndex(of: name) else {
          throw unknownCapture(name, at: place)
        }
        arguments.append(.capture(number))
      case UInt8(ascii: "\""): arguments.append(.text(try readString()))
      case _ where bytes[offset].isIdentifierByte: arguments.append(.text(readWord(withDots: true)))
      default: throw PatternError("a capture or a text is expected here", at: offset)
      }
    }
  }

  private static let predicateNames = [
    "eq?", "not-eq?", "any-eq?", "any-not-eq?", "match?", "not-match?", "any-match?",
    "any-not-match?", "any-of?", "not-any-of?",
  ]

  private func predicate(
    _ name: String, _ arguments: [Argument], at start: Int
  ) throws(PatternError) -> QueryPredicate {
    guard Self.predicateNames.contains(name) else {
      let hint = Suggestion.nearest(to: name, in: Self.predicateNames)
        .map { "; did you mean `#\($0)`?" }
      throw PatternError("there is no predicate `#\(name)`\(hint ?? "")", at: start)
    }
    guard case .capture(let capture)? = arguments.first else {
      throw PatternError("`#\(name)` begins with a capture", at: start)
    }
    let needsOne = name.hasPrefix("any-") && !name.hasPrefix("any-of")
    var word = needsOne ? String(name.dropFirst(4)) : name
    let isNegated = word.hasPrefix("not-")
    if isNegated { word.removeFirst(4) }
    let test: QueryPredicate.Test
    if word == "any-of?" {
      var texts: Set<String> = []
      for argument in arguments.dropFirst() {
        guard case .text(let text) = argument else {
          throw PatternError("`#\(name)` compares a capture with texts", at: start)
        }
        texts.insert(text)
      }
      test = .oneOf(capture, texts)
    } else {
      guard arguments.count == 2 else {
        throw PatternError("`#\(name)` takes two arguments", at: start)
      }
      switch (word, arguments[1]) {
      case ("eq?", .capture(let other)): test = .equal(capture, .capture(other))
      case ("eq?", .text(let text)): test = .equal(capture, .text(text))
      case (_, .text(let text)):
        do {
          test = .fits(capture, try RegularExpression(parsing: text))
        } catch {
          throw PatternError(error.message, at: start)
        }
      default: throw PatternError("`#\(name)` compares a capture with a text", at: start)
      }
    }
    return QueryPredicate(test: test, isNegated: isNegated, needsOne: needsOne)
  }
}
