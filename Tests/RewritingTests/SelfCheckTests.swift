import SyntaxTrees
import Testing
import TextEditing

@testable import Rewriting

@Suite struct SelfCheckTests {
  private let parser = SyntaxParser()

  private func failures(
    _ old: String, _ edits: [Edit], result: String? = nil, removing: [String] = []
  ) -> [SelfCheck.Failure] {
    let tree = parser.parse(old)
    var set = EditSet()
    try? set.add(edits, unit: 0)
    let new = result.map { Array($0.utf8) } ?? set.apply(to: tree.source)
    return SelfCheck(tree, removing: removing).failures(new, edits: edits, parser: parser)
  }

  private func edit(_ range: Range<Int>, _ text: String) -> Edit {
    Edit(range: range, replacement: Array(text.utf8))
  }

  @Test func passesWhatIsSound() {
    #expect(failures("f(1) // c\n", [edit(0..<1, "g")]) == [])
    #expect(failures("f(1)\r\n/* c\r\n   d */\r\n", [edit(6..<19, "  /* c\n  d */")]) == [])
  }

  @Test func seesErrors() {
    let found = failures("f(1)\n", [edit(1..<2, "((")])
    #expect(found.count == 1)
    guard case .unreadable = found.first else {
      Issue.record("an unreadable result passed")
      return
    }
  }

  @Test func seesLostComments() {
    let place = LinePosition(line: 1, column: 6)
    #expect(failures("f(1) // c\n", [edit(4..<9, "")]) == [.lostComment("// c", at: place)])
    #expect(failures("f(1) // c\n", [edit(4..<9, "")], removing: ["// c"]) == [])
    #expect(
      failures("f(1) // c\ng()\n", [edit(9..<10, " ")]) == [.lostComment("// c", at: place)])
  }

  @Test func countsComments() {
    let place = LinePosition(line: 2, column: 1)
    #expect(failures("// c\n// c\n", [edit(0..<5, "")]) == [.lostComment("// c", at: place)])
  }

  @Test func seesStrayBytes() {
    let place = LinePosition(line: 1, column: 3)
    #expect(
      failures("f(1)\n", [edit(0..<1, "g")], result: "g(2)\n") == [.strayBytes(at: place)])
    #expect(
      failures("f(1)\n", [], result: "f(1)\n\n")
        == [.strayBytes(at: LinePosition(line: 2, column: 1))])
  }

  private static let condition = "#if A\na()\n#else\nb()\n#endif\nc()\n"

  @Test(arguments: [
    // The code that hung on the line stays.
    (0..<6, "#if A", 1), (10..<16, "#else", 3), (20..<27, "#endif", 5),
    (10..<20, "#else", 3), (0..<16, "#if A", 1),
  ])
  func seesLostDirectives(_ range: Range<Int>, _ lost: String, _ line: Int) {
    let place = LinePosition(line: line, column: 1)
    #expect(
      failures(Self.condition, [edit(range, "")]).contains(.lostDirective(lost, at: place)))
  }

  @Test func conditionsMayGoWithTheirCode() {
    #expect(failures(Self.condition, [edit(0..<27, "")]) == [])
    #expect(failures(Self.condition, [edit(27..<27, "#if B\nd()\n#endif\n")]) == [])
    #expect(failures("#if A\na()\n#endif\n", [edit(10..<10, "#else\nb()\n")]) == [])
    let place = LinePosition(line: 1, column: 1)
    let old = "#if A\na()\n#endif\n"
    #expect(
      failures(old, [edit(0..<6, ""), edit(10..<17, "")]) == [.lostDirective("#if A", at: place)])
  }

  @Test func conditionsMayMove() {
    let old = "f {\n#if A\na()\n#endif\n}\n"
    #expect(failures(old, [edit(0..<23, "#if A\na()\n#endif\n")]) == [])
  }
}
