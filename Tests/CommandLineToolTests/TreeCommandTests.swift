import Testing

@testable import CommandLineTool

@Suite struct TreeCommandTests {
  private let folder: TemporaryFolder
  private let terminal: Terminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = Terminal(folder)
    try folder.write("func f() {\n  let a = 1\n  g(\n    a)\n}\n", to: "a.swift")
  }

  @Test func printsAFile() async {
    let result = await terminal.run("tree", "a.swift")
    #expect(result.out.hasPrefix("source_file 1:1\n  function_declaration 1:1\n"))
    #expect(!result.out.contains("\"func\""))
    #expect(result.code == .done)
    #expect(
      await terminal.run("tree", "a.swift", "--all-tokens").out.contains("    \"func\" 1:1\n"))
  }

  @Test func printsALine() async {
    let line = await terminal.run("tree", "a.swift:2")
    #expect(line.out.hasPrefix("property_declaration 2:3\n"))
    #expect(!line.out.contains("call_expression"))
    // A line on which nothing begins is part of something.
    #expect(await terminal.run("tree", "a.swift:5").out.contains("function_body 1:10\n"))
  }

  @Test func aNameMayLookLikeALine() async throws {
    try folder.write("let x = 1\n", to: "b.swift:2")
    #expect(await terminal.run("tree", "b.swift:2").out.hasPrefix("source_file 1:1\n"))
  }

  @Test(arguments: [
    ("gone.swift", "there is no file 'gone.swift'"),
    ("gone.swift:2", "there is no file 'gone.swift'"),
    ("a.swift:0", "'0' is no line"),
    ("a.swift:x", "'x' is no line"),
    ("a.swift:7", "there is no line 7; the file has 6 lines"),
  ])
  func refuses(_ word: String, _ message: String) async {
    let result = await terminal.run("tree", word)
    #expect(result.err == "swift-codemod: error: \(message)\n")
    #expect(result.code == .usage)
  }

  @Test func tellsWhatCannotBeRead() async throws {
    try folder.write([0xFF], to: "bad.swift")
    let result = await terminal.run("tree", "bad.swift")
    #expect(result.err == "bad.swift: error: is not UTF-8\n")
    #expect(result.code == .incomplete)
  }
}
