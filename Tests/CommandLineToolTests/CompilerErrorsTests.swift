import Testing

@testable import CommandLineTool

/// What the compiler prints about files is read.
@Suite struct CompilerErrorsTests {
  static let rows: [(output: String, errors: [Int: String], elsewhere: String?)] = [
    ("", [:], nil),
    ("a/0.swift:1:5: error: expected pattern\nlet = 1\n    ^\n", [0: "expected pattern"], nil),
    (
      "a/2.swift:1:5: error: expected ':': no type\nx\n^\na/2.swift:2:1: error: again\nx\n^\n"
        + "a/10.swift:7:40: error: third\nx\n^\n",
      [2: "expected ':': no type", 10: "third"], nil
    ),
    ("a/0.swift:1:5: note: see here\na/0.swift:1:5: warning: hm\n", [:], nil),
    (
      "a/0.swift:1:11: error: '\n' is not a valid digit\nlet a = 0x\n          ^\n",
      [0: "' ' is not a valid digit"], nil
    ),
    (
      "a/0.swift:1:1: error: unterminated string\nb/1.swift:1:1: error: I am a string\n^\n",
      [0: "unterminated string"], nil
    ),
    ("<unknown>:0: error: unknown argument\n", [:], "<unknown>:0: error: unknown argument"),
    (
      "a/0.swift:1:1: error: one\nx\n^\n<unknown>:0: error: two\n", [0: "one"],
      "<unknown>:0: error: two"
    ),
    ("sh: not found\nno more\n", [:], "sh: not found"),
  ]

  @Test(arguments: rows)
  func areRead(output: String, errors: [Int: String], elsewhere: String?) {
    let read = CompilerErrors(Array(output.utf8), folder: "a")
    #expect(read.byFile == errors)
    #expect(read.elsewhere == elsewhere)
  }
}
