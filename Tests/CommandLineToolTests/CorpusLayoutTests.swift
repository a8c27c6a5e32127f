import Testing
import TextEditing

@testable import CommandLineTool

@Suite struct CorpusLayoutTests {
  @Test func endsEveryLineWithCRLF() throws {
    let source = CodemodCase.sample("a()\n\nb()", "a()\n", findings: [.at(3, 1, "b at line 3")])
      .source
    let variant = try #require(source.crlf())
    #expect(variant.name == "crlf")
    #expect(variant.before == Array("a()\r\n\r\nb()".utf8))
    #expect(variant.exactText == "a()\r\n")
    #expect(variant.findings == [.at(3, 1, "b at line 3")])
    #expect(CodemodCase.sample("a()\r\nb()\n").source.crlf() == nil)
  }

  @Test func beginsWithAByteOrderMark() throws {
    let source = CodemodCase.sample(
      "a()\nb()\n", "c()\n", findings: [.at(1, 1, "x"), .at(2, 1, "y")]
    )
    .source
    let variant = try #require(source.byteOrderMark())
    #expect(variant.before == [0xEF, 0xBB, 0xBF] + Array("a()\nb()\n".utf8))
    #expect(variant.exactText == "\u{FEFF}c()\n")
    #expect(variant.findings == [.at(1, 4, "x"), .at(2, 1, "y")])
    #expect(CodemodCase.sample("\u{FEFF}a()\n").source.byteOrderMark() == nil)
  }

  @Test(arguments: [
    (
      "func f() {\n    a(\n        1,\n      2)\n}\n",
      "func f() {\n\ta(\n\t\t1,\n\t  2)\n}\n"
    ),
    ("if a {\n  b {\n    c()\n  }\n}\n", "if a {\n\tb {\n\t\tc()\n\t}\n}\n"),
    (
      "struct S {\n    /* a\n     b */\n    let s = \"\"\"\n        a\n        \"\"\"\n    let t = 1\n"
        + "    let u = 2\n}\n",
      "struct S {\n\t/* a\n\t b */\n\tlet s = \"\"\"\n        a\n        \"\"\"\n\tlet t = 1\n"
        + "\tlet u = 2\n}\n"
    ),
  ])
  func indentsByTabs(before: String, expected: String) throws {
    let variant = try #require(CodemodCase.sample(before).source.tabs())
    #expect(variant.beforeText == expected)
    #expect(variant.exactText == expected)
  }

  @Test func movesFindingsToTheirPlaceBehindTabs() throws {
    let source = CodemodCase.sample("if a {\n    b(c)\n}\n", findings: [.at(2, 7, "c")]).source
    #expect(try #require(source.tabs()).findings == [.at(2, 4, "c")])
  }

  @Test(arguments: [
    ("a()\nb()\n", nil),
    ("if a {\n\tb()\n}\n", nil),
    (
      "if a {\n    b()\n    let s = \"\"\"\n        a\n        \"\"\"\n    c()\n}\n",
      "if a {\n    b()\n    let s = \"\"\"\n            a\n            \"\"\"\n    c()\n}\n"
    ),
  ])
  func leavesOutTabsWhereTheyDoNotSuit(before: String, after: String?) {
    #expect(CodemodCase.sample(before, after).source.tabs() == nil)
  }
}
