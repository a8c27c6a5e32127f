import SyntaxTrees

/// The names that a file may declare, read off its bytes without parsing.
///
/// A word behind a keyword in a comment or a string counts as well: the names only choose the files
/// that are worth parsing, and the trees decide.
struct DeclaredNames: Sendable {
  /// Types, protocols, aliases, and what is extended; of `A.B` both names.
  private(set) var types: Set<String> = []
  /// Functions, in types and outside.
  private(set) var functions: Set<String> = []
  /// Static variables, constants and functions.
  private(set) var statics: Set<String> = []
  /// Variables and constants at the beginning of a line.
  private(set) var globals: Set<String> = []
  /// The modules that the file imports.
  private(set) var imports: Set<String> = []

  private enum Keyword {
    case type, function, variable, isStatic, module
  }

  /// Looks over a file's text.
  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { read($0) }
  }

  private mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    // A byte order mark is no part of the first word.
    var index = text.prefix(3).elementsEqual([0xEF, 0xBB, 0xBF]) ? 3 : 0
    var isStatic = false
    while index < text.count {
      guard Self.isWord(text[index]) else {
        // A static member's modifiers stand on its lines alone.
        if text[index] == UInt8(ascii: "}") || text[index] == UInt8(ascii: "{") { isStatic = false }
        index += 1
        continue
      }
      let start = index
      while index < text.count, Self.isWord(text[index]) { index += 1 }
      guard let keyword = Self.keyword(UnsafeBufferPointer(rebasing: text[start..<index])) else {
        continue
      }
      switch keyword {
      case .isStatic: isStatic = true
      case .module:
        var names = Self.names(behind: &index, in: text)
        if names.count == 1, Self.importKinds.contains(names[0]) {
          names = Self.names(behind: &index, in: text)
        }
        imports.formUnion(names.prefix(1))
      case .type:
        let names = Self.names(behind: &index, in: text)
        // `class func` and `class var` declare members of the type itself.
        if names.count == 1, names[0] == "func" || names[0] == "var" || names[0] == "override" {
          isStatic = true
          index = start + 5
        } else {
          types.formUnion(names)
          isStatic = false
        }
      case .function, .variable:
        guard let name = Self.names(behind: &index, in: text).first else { continue }
        if keyword == .function { functions.insert(name) }
        if isStatic { statics.insert(name) }
        if keyword == .variable, Self.beginsLine(start, in: text) { globals.insert(name) }
        isStatic = false
      }
    }
  }

  /// What may stand between `import` and the module: `import struct A.B`.
  private static let importKinds: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// The names between the dots behind a keyword, white space and comments aside.
  private static func names(
    behind index: inout Int, in text: UnsafeBufferPointer<UInt8>
  ) -> [String] {
    var names: [String] = []
    var position = index
    while true {
      skipTrivia(from: &position, in: text)
      if position < text.count, text[position] == UInt8(ascii: "`") { position += 1 }
      let start = position
      while position < text.count, isWord(text[position]) { position += 1 }
      guard start < position else { break }
      names.append(String(decoding: text[start..<position], as: UTF8.self))
      index = position
      if position < text.count, text[position] == UInt8(ascii: "`") { position += 1 }
      skipTrivia(from: &position, in: text)
      guard position < text.count, text[position] == UInt8(ascii: ".") else { break }
      position += 1
    }
    return names
  }

  private static func skipTrivia(from index: inout Int, in text: UnsafeBufferPointer<UInt8>) {
    var depth = 0
    while index < text.count {
      let byte = text[index]
      let next = index + 1 < text.count ? text[index + 1] : 0
      if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if depth > 0, byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else if depth == 0, byte == UInt8(ascii: "/"), next == byte {
        while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
      } else if depth > 0 || byte <= UInt8(ascii: " ") {
        index += 1
      } else {
        return
      }
    }
  }

  /// Whether nothing but words stands before a keyword on its line, from the line's first byte on.
  private static func beginsLine(_ start: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = start
    while index > 0, text[index - 1] != UInt8(ascii: "\n") { index -= 1 }
    return index < text.count && text[index] > UInt8(ascii: " ")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func keyword(_ word: UnsafeBufferPointer<UInt8>) -> Keyword? {
    guard (3...9).contains(word.count) else { return nil }
    func isText(_ text: StaticString) -> Bool {
      text.utf8CodeUnitCount == word.count
        && word.elementsEqual(
          UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
    switch word[0] {
    case UInt8(ascii: "s"): return isText("struct") ? .type : isText("static") ? .isStatic : nil
    case UInt8(ascii: "c"): return isText("class") ? .type : nil
    case UInt8(ascii: "e"): return isText("enum") || isText("extension") ? .type : nil
    case UInt8(ascii: "a"): return isText("actor") ? .type : nil
    case UInt8(ascii: "i"): return isText("import") ? .module : nil
    case UInt8(ascii: "p"): return isText("protocol") ? .type : nil
    case UInt8(ascii: "t"): return isText("typealias") ? .type : nil
    case UInt8(ascii: "f"): return isText("func") ? .function : nil
    case UInt8(ascii: "v"): return isText("var") ? .variable : nil
    case UInt8(ascii: "l"): return isText("let") ? .variable : nil
    default: return nil
    }
  }
}
