import Testing

@testable import CommandLineTool

/// What single lines of build logs say.
@Suite struct LogLineTests {
  struct Row: CustomTestStringConvertible {
    let line: String
    /// `severity place message`; nil for a line that says nothing.
    let expected: String?
    var testDescription: String { line }

    init(_ line: String, _ expected: String?) { (self.line, self.expected) = (line, expected) }
  }

  static let compilers: [Row] = [
    Row("/a/B.swift:8:9: error: no such thing", "error /a/B.swift|8|9 no such thing"),
    Row("B.swift:8:9: warning: old", "warning B.swift|8|9 old"),
    Row("./Sources/B.swift:8:9: note: here", "note ./Sources/B.swift|8|9 here"),
    Row("/My App/é B.swift:12:3: error: x", "error /My App/é B.swift|12|3 x"),
    Row("/a/B.swift:8: error: no column", "error /a/B.swift|8|- no column"),
    Row("/a:1:2/B.swift:8:9: error: x", "error /a:1:2/B.swift|8|9 x"),
    Row(
      "/a/B.swift:8:9: error: expected ': error: ' here",
      "error /a/B.swift|8|9 expected ': error: ' here"),
    Row("/a/B.swift:8:9: error: x  ", "error /a/B.swift|8|9 x"),
    Row("/a/b.m:3:1: fatal error: 'x.h' file not found", "error /a/b.m|3|1 'x.h' file not found"),
    // The group of a warning, and what becomes of it later.
    Row(
      "B.swift:8:9: warning: 'a()' is deprecated: b [#DeprecatedDeclaration]",
      "warning B.swift|8|9 'a()' is deprecated: b"),
    Row(
      "B.swift:8:9: warning: x; this is an error in the Swift 6 language mode",
      "warning B.swift|8|9 x"),
    Row(
      "B.swift:8:9: warning: x; this will be an error in a future Swift language mode [#A]",
      "warning B.swift|8|9 x"),
    // Colors, of both styles, and a link.
    Row(
      "B.swift:8:9: \u{1B}[1;31merror: \u{1B}[1;39mno 'x'\u{1B}[0;0m", "error B.swift|8|9 no 'x'"),
    Row(
      "\u{1B}[1mB.swift:8:9: \u{1B}[0m\u{1B}[0;1;31merror: \u{1B}[0m\u{1B}[1mno 'x'",
      "error B.swift|8|9 no 'x'"),
    Row(
      "B.swift:8:9: error: no \u{1B}]8;;https://a.b\u{1B}\\x\u{1B}]8;;\u{1B}\\",
      "error B.swift|8|9 no x"),
    Row("B.swift:8:9: error: no \u{1B}]8;;u\u{07}x", "error B.swift|8|9 no x"),
    // Code that a macro made.
    Row("macro expansion @State:3:13: error: x", "error expansion x"),
    Row(
      "/tmp/swift-generated-sources/@__swiftmacro_1M1AV1bfMp_.swift:3:13: error: x",
      "error expansion x"),
    Row(
      "`- /a/B.swift:4:49: note: expanded code originates here",
      "note /a/B.swift|4|49 expanded code originates here"),
    Row(
      "  `- /a/B.swift:4:49: note: expanded code originates here",
      "note /a/B.swift|4|49 expanded code originates here"),
  ]

  static let others: [Row] = [
    Row("error: no such module 'A'", "error - no such module 'A'"),
    Row("warning: 'p': unhandled file", "warning - 'p': unhandled file"),
    Row("ld: warning: building for iOS", "warning - building for iOS"),
    Row("ld.lld: error: undefined symbol: $s1a", "error - undefined symbol: $s1a"),
    Row("/a/App.xcodeproj: warning: old target", "warning - old target"),
    Row("/My App/App.xcodeproj: warning: old target", "warning - old target"),
    Row(
      "/t/A-1.o:A-1.o:function $s1a: error: undefined reference to '$s1b'",
      "error - undefined reference to '$s1b'"),
    Row(
      "//<compiler-generated>:0: error: undefined reference to '$s1b'",
      "error - undefined reference to '$s1b'"),
    Row("<unknown>:0: error: missing module", "error - missing module"),
    // Tools that shorten logs.
    Row("❌ /a/B.swift:8:9: no 'x'", "error /a/B.swift|8|9 no 'x'"),
    Row(
      "❌  /My App/B.swift:8:9: label 'a:' is missing: b",
      "error /My App/B.swift|8|9 label 'a:' is missing: b"),
    Row("\u{1B}[31m❌ /a/B.swift:8:9: no 'x'\u{1B}[0m", "error /a/B.swift|8|9 no 'x'"),
    Row("⚠️  /a/B.swift:8:9: old", "warning /a/B.swift|8|9 old"),
    Row("\u{26A0} /a/B.swift:8:9: old", "warning /a/B.swift|8|9 old"),
    Row("[x] /a/B.swift:8:9: no 'x'", "error /a/B.swift|8|9 no 'x'"),
    Row("[!] /a/B.swift:8:9: old", "warning /a/B.swift|8|9 old"),
    Row("❌ error: no such module 'A'", "error - no such module 'A'"),
    Row("❌ ld: library 'a' not found", "error - ld: library 'a' not found"),
    Row("❌", nil),
  ]

  static let noise: [Row] = [
    "", "   ", "=== BUILD TARGET App ===", "** BUILD FAILED **", "[3/8] Compiling App A.swift",
    "SwiftCompile normal arm64 /a/B.swift (in target 'App' from project 'App')",
    "    cd /a/App", "        self.counter = 42", "        ^~~~~~~",
    // Listings, whatever the code says.
    " 8 |         print(\"a.swift:1:2: error: x\")", "12 | // a.swift:1:2: error: x",
    "   |         `- error: no 'x'", "  |   `- note: 'a' not initialized",
    "   +--- macro expansion @State -----------------------------------------",
    "   | 3 | private var _a: B {", "   |   |             `- error: x",
    "    throw Failure(\"B.swift:8:9: error: x\")", "\t// error: x", "error:", "an error: x",
    "let text = \"a: error: b\"", "remark: a", "B.swift:8:9: remark: x", "B.swift:8:9:",
    "[#DeprecatedDeclaration]: <https://docs.swift.org/compiler/documentation/diagnostics/a>",
    "\u{1B}[0;36m3 |\u{1B}[0;0m a: error: b", "\u{1B}", "\u{1B}[", "\u{1B}]8;;", "`- ", "`-",
  ].map { Row($0, nil) }

  @Test("Compilers", arguments: compilers) func compiler(row: Row) { check(row) }

  @Test("Linkers, build systems, and tools that shorten logs", arguments: others)
  func other(row: Row) { check(row) }

  @Test("All else", arguments: noise) func nothing(row: Row) { check(row) }

  private func check(_ row: Row) {
    let line = LogLine(Array(row.line.utf8))
    #expect(line.map(Self.shown) == row.expected)
  }

  private static func shown(_ line: LogLine) -> String {
    let origin =
      switch line.origin {
      case .none: "-"
      case .expansion: "expansion"
      case .file(let path, let number, let column):
        "\(path)|\(number)|\(column.map(String.init) ?? "-")"
      }
    return "\(line.severity) \(origin) \(line.message)"
  }

  @Test("Bytes that are no text") func bytes() {
    let line = LogLine([0xFF, 0xC3] + Array(".swift:1:2: error: ".utf8) + [0xFE, 0x00, 0x80])
    #expect(line?.severity == .error)
    #expect(LogLine([0xFF, 0x00, 0x3A, 0x20]) == nil)
  }
}
