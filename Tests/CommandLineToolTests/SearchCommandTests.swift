import Testing

@testable import CommandLineTool

@Suite struct SearchCommandTests {
  private let folder: TemporaryFolder
  private let terminal: Terminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = Terminal(folder)
    try folder.write("\tfetch(fetch)\u{1B}[2J\n", to: "a.swift")
    try folder.write("let x = 1\nfetch", to: "b.swift")
  }

  @Test func printsPlaces() async {
    let result = await terminal.run("search", "fetch")
    #expect(
      result.out == """
        a.swift:1:2: fetch(fetch)\u{FFFD}[2J
        a.swift:1:8: fetch(fetch)\u{FFFD}[2J
        b.swift:2:1: fetch

        """)
    #expect(result.err == "3 matches in 2 files\n")
    #expect(result.code == .done)
  }

  @Test func explainsMistakes() async {
    let result = await terminal.run("search", "(")
    #expect(
      result.err == """
        swift-codemod: error: the pattern cannot be read
          pattern:1:1: error: the parenthesis is not closed
          (
          ^

        """)
    #expect(result.code == .usage)
    #expect(await terminal.run("search", "--query", "(").err.contains("  query:1:1: error: "))
  }

  @Test(arguments: [["search"], ["search", "x", "--query", "y"]])
  func wantsOneThing(_ line: [String]) async {
    let result = await terminal.run(line)
    #expect(
      result.err == """
        swift-codemod: error: 'search' needs either a PATTERN or --query QUERY
          see 'swift-codemod help search'

        """)
    #expect(result.code == .usage)
  }
}
