import SyntaxTrees
import TextEditing

/// How a file is made up: what must stay at its beginning, and the code behind.
struct FileShape: Sendable {
  /// Where the code begins that imports need not stand before: the start of a line.
  let codeStart: Int
  /// The end of the last thing in the file.
  let codeEnd: Int
  /// Whether all the code are types, which may as well stand in another type.
  let isNestable: Bool

  private static let nestable: [Kind] = [
    .classDeclaration, .protocolDeclaration, .typealiasDeclaration,
  ]

  /// Nil if the file has no code, or if imports stand in or behind other code.
  init?(_ text: ParsedText) {
    let items = Array(text.tree.root.children)
    let imports = items.lastIndex { $0.kind == .importDeclaration }
    let header = imports.map { items[...$0] } ?? []
    guard header.allSatisfy({ $0.kind == .importDeclaration || $0.isComment }) else { return nil }
    guard let first = items[header.endIndex...].first(where: { !$0.isComment }) else { return nil }
    let bytes = text.bytes
    if let last = header.last {
      var start = bytes.fullLineRange(at: last.end).upperBound
      while start < bytes.count, bytes.isBlankLine(at: start) {
        start = bytes.fullLineRange(at: start).upperBound
      }
      codeStart = start
    } else {
      codeStart = Self.start(of: first, behind: items.prefix { $0.isComment }, in: bytes)
    }
    // Something else on the line of the last import would be torn from it.
    guard codeStart <= first.start, bytes.indentation(ofLineAt: codeStart).isEmpty else {
      return nil
    }
    codeEnd = bytes.trimmedRange(0..<bytes.count).upperBound
    isNestable = items[header.endIndex...].allSatisfy { item in
      item.isComment || Self.nestable.contains(item.kind) && !Self.isExtension(item)
    }
  }

  /// The start of a declaration with the comments right above it.
  private static func start(
    of first: Node, behind comments: ArraySlice<Node>, in bytes: [UInt8]
  ) -> Int {
    var start = bytes.lineRange(at: first.start).lowerBound
    for comment in comments.reversed() {
      let between = bytes[min(comment.end, start)..<start]
      guard between.count(where: { $0 == UInt8(ascii: "\n") }) <= 1 else { break }
      start = bytes.lineRange(at: comment.start).lowerBound
    }
    return start
  }

  private static func isExtension(_ declaration: Node) -> Bool {
    declaration.children.contains { $0.hasText("extension") && !$0.isNamed }
  }
}
