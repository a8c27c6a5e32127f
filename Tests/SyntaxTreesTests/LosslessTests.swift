import Foundation
import SyntaxTrees
import Testing

/// Every byte of a text is found in its tree: in a token, in a comment, or as white space between.
@Suite struct LosslessTests {
  @Test(arguments: [
    "", "\n", "// only a comment", "/* a */ /* b */\n", "let a = 1", "\u{FEFF}let a = 1\r\n",
    "f(a /* b */, // c\n  d)\n// e\n", "func f() {\n  a()\n  // tail\n}\n// end\n",
    "let s = #\"a \\n \"b\" \"#\n", "let s = \"\"\"\n  a \\(b /* c */) // no comment\n  \"\"\"\n",
    "#if DEBUG // why\nlet a = 1\n#endif\n", "struct { ) let", "}}}}", "let x = \"unterminated\n",
    "\u{0}\u{1}", "func f() { a() ; b() }", "case .a: go()",
  ])
  func tokensAndTriviaAreTheText(text: String) {
    let tree = SyntaxParser().parse(text)
    #expect(problem(in: tree) == nil)
  }

  @Test func everySwiftFileAtHand() throws {
    let repository = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let parser = SyntaxParser()
    var count = 0
    var folders = ["Sources", "Tests", "Corpus"].map { repository.appending(path: $0) }
    // More code to try, as `EXTRA_SWIFT_FILES=folder make test`.
    if let extra = ProcessInfo.processInfo.environment["EXTRA_SWIFT_FILES"] {
      folders.append(URL(filePath: extra))
    }
    for folder in folders {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        count += 1
        let tree = parser.parse([UInt8](try Data(contentsOf: file)))
        #expect(problem(in: tree) == nil, "\(file.path)")
      }
    }
    #expect(count > 10)
  }
}

/// The first way in which a tree is not what a tree must be; nil if it is sound.
func problem(in tree: SyntaxTree) -> String? {
  var end = 0
  for node in [tree.root] + Array(tree.root.descendants) {
    if let parent = node.parent, node.start < parent.start || node.end > parent.end {
      return "\(node) reaches out of \(parent)"
    }
    var previous: Node?
    for child in node.children {
      if let previous, previous.end > child.start { return "\(child) overlaps \(previous)" }
      previous = child
    }
    if !node.isLeaf, node.id != 0, let first = node.firstChild, first.start != node.start {
      return "\(node) does not begin with its first child \(first)"
    }
    if !node.isLeaf, node.id != 0, let last = previous, last.end != node.end {
      return "\(node) does not end with its last child \(last)"
    }
    guard node.isLeaf, !node.range.isEmpty, node.id != 0 else { continue }
    if let gap = textBetween(end, node.start, in: tree) { return "\(gap) before \(node)" }
    end = node.end
  }
  return textBetween(end, tree.source.count, in: tree)
}

private func textBetween(_ start: Int, _ end: Int, in tree: SyntaxTree) -> String? {
  guard start < end else { return nil }
  let text = tree.text(in: start..<end).filter {
    !$0.isWhitespace && $0 != "\u{FEFF}" && $0 != "\u{0}"
  }
  return text.isEmpty ? nil : "lost text `\(text)` at \(start)..<\(end)"
}
