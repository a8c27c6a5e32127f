/// What stands where a placeholder stands, as far as the text around it tells.
enum PlaceholderPlace: Sendable, Hashable {
  /// Something that an identifier may stand for: an expression, a type, a name, a statement.
  case name
  /// A trailing closure: behind an operand, on its line.
  case trailingClosure
  /// A member of a type.
  case member
  /// A parameter of a declaration.
  case parameter
  /// A case of a `switch`.
  case switchCase
}

/// Reads a pattern's text from left to right and says of each placeholder what stands there.
struct PlaceFinder {
  /// An open bracket, and what has been read behind it.
  private struct Frame {
    var content: PlaceholderPlace
    /// The words and brackets since the last separator, newest last.
    var words: [String] = []
  }

  private let bytes: [UInt8]
  private let placeholders: [ScannedPlaceholder]
  private var frames: [Frame]
  private var offset = 0
  private var places: [PlaceholderPlace] = []

  /// The place of each placeholder, in order; `outermost` is what stands outside of brackets.
  static func places(
    of placeholders: [ScannedPlaceholder], in text: String, outermost: PlaceholderPlace
  ) -> [PlaceholderPlace] {
    var finder = PlaceFinder(
      bytes: Array(text.utf8), placeholders: placeholders,
      frames: [Frame(content: outermost)])
    finder.read()
    return finder.places
  }

  private init(bytes: [UInt8], placeholders: [ScannedPlaceholder], frames: [Frame]) {
    self.bytes = bytes
    self.placeholders = placeholders
    self.frames = frames
  }

  private var top: Frame {
    get { frames.last ?? Frame(content: .name) }
    set { if !frames.isEmpty { frames[frames.count - 1] = newValue } }
  }

  private mutating func read() {
    while offset < bytes.count {
      if places.count < placeholders.count, placeholders[places.count].range.lowerBound == offset {
        places.append(place())
        top.words.append("placeholder")
        offset = placeholders[places.count - 1].range.upperBound
      } else if bytes[offset].isIdentifierByte || bytes[offset] == UInt8(ascii: "$") {
        readWord()
      } else {
        readPunctuation()
      }
    }
  }

  private mutating func readWord() {
    let start = offset
    while offset < bytes.count,
      bytes[offset].isIdentifierByte || bytes[offset] == UInt8(ascii: "$")
    {
      if places.count < placeholders.count, placeholders[places.count].range.lowerBound == offset {
        break
      }
      offset += 1
    }
    top.words.append(String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  private mutating func readPunctuation() {
    let byte = bytes[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "\n"): top.words.append("\n")
    case UInt8(ascii: ";"): top.words += [";", "\n"]
    case UInt8(ascii: "{"): frames.append(Frame(content: contentOfBraces))
    case UInt8(ascii: "("): frames.append(Frame(content: contentOfParentheses))
    case UInt8(ascii: "["): frames.append(Frame(content: .name))
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
      if frames.count > 1 { frames.removeLast() }
      top.words.append(byte == UInt8(ascii: "}") ? "}" : ")")
    case UInt8(ascii: "\""): skipString()
    case UInt8(ascii: "/") where offset < bytes.count && bytes[offset] == UInt8(ascii: "/"):
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
    case _ where byte.isBlankByte: break
    default: top.words.append(String(decoding: [byte], as: UTF8.self))
    }
  }

  private mutating func skipString() {
    top.words.append(")")
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      if places.count < placeholders.count, placeholders[places.count].range.lowerBound == offset {
        places.append(.name)
        offset = placeholders[places.count - 1].range.upperBound
        continue
      }
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    offset += 1
  }

  /// The words of the statement at hand.
  private var statement: ArraySlice<String> {
    let words = top.words
    let start = words.lastIndex(of: "\n").map { $0 + 1 } ?? 0
    return words[start...]
  }

  private var contentOfBraces: PlaceholderPlace {
    // A declaration's head may reach over several lines.
    let start = top.words.lastIndex { $0 == "}" || $0 == ";" }.map { $0 + 1 } ?? 0
    let words = Array(top.words[start...])
    let head = words.indices.last { index in
      (index == 0 || words[index - 1] != ".")
        && (words[index] == "switch" || Self.typeWords.contains(words[index]))
    }
    guard let head, !words[head...].contains(where: Self.memberWords.contains) else {
      return .name
    }
    return words[head] == "switch" ? .switchCase : .member
  }

  private var contentOfParentheses: PlaceholderPlace {
    let words = Array(statement)
    guard let last = words.last else { return .name }
    if last == "init" || last == "subscript" {
      let before = words.dropLast().last
      return before == "." ? .name : .parameter
    }
    if last == "?" || last == "!", words.dropLast().last == "init" { return .parameter }
    guard let function = words.firstIndex(of: "func") ?? words.firstIndex(of: "init") else {
      return .name
    }
    return words[function...].contains(")") || words.contains("@") && words.last == "@"
      ? .name : .parameter
  }

  private func place() -> PlaceholderPlace {
    let frame = top
    if frame.content == .parameter {
      let before = frame.words.last { $0 != "\n" }
      let isWhole = before == nil || before == ","
      let next = bytes[placeholders[places.count].range.upperBound...].first { !$0.isBlankByte }
      let isFollowed = next != UInt8(ascii: ",") && next != UInt8(ascii: ")")
      return isWhole && !isFollowed ? .parameter : .name
    }
    if statement.isEmpty {
      switch frame.content {
      case .member, .switchCase: return frame.content
      default: return .name
      }
    }
    return isBehindOperand ? .trailingClosure : .name
  }

  /// Whether what stands before, on the same line, may take a trailing closure.
  private var isBehindOperand: Bool {
    guard let last = statement.last else { return false }
    if last == ")" || last == "}" || last == "placeholder" { return true }
    guard last.utf8.first?.isIdentifierByte == true, !Self.keywords.contains(last) else {
      return false
    }
    return statement.dropLast().last != "@"
  }

  private static let typeWords: Set<String> = [
    "struct", "class", "enum", "actor", "extension", "protocol",
  ]
  private static let memberWords: Set<String> = ["func", "var", "let", "init", "subscript"]
  static let keywords: Set<String> = [
    "in", "return", "var", "let", "if", "guard", "while", "for", "case", "as", "is", "await",
    "try", "else", "throw", "any", "some", "func", "struct", "class", "enum", "actor",
    "extension", "protocol", "import", "typealias", "where", "switch", "do", "catch", "repeat",
    "inout", "weak", "unowned", "lazy", "static", "private", "public", "internal", "open",
    "fileprivate", "final", "override", "mutating", "nonmutating", "init", "subscript", "deinit",
    "default", "defer", "break", "continue", "fallthrough", "self", "Self", "super", "nil", "true",
    "false", "throws", "rethrows", "async", "operator", "get", "set", "willSet", "didSet",
    "associatedtype", "borrowing", "consuming", "each", "repeat", "package", "required",
    "convenience", "indirect", "optional", "dynamic", "macro", "copy", "consume", "unsafe",
  ]
}
