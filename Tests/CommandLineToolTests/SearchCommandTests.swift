import Testing

@testable import CommandLineTool

@Suite struct SearchCommandTests {
  private let folder: TemporaryFolder
  private let terminal: Terminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = Terminal(folder)
    try folder.write("\tfetch(fetch(1)) // \u{1B}[2J\n", to: "a.swift")
    try folder.write("let x = 1\nfetch(x)", to: "b.swift")
  }

  @Test func printsPlaces() async {
    let result = await terminal.run("search", "fetch(<#x#>)")
    #expect(
      result.out == """
        a.swift:1:2: fetch(fetch(1)) // \u{FFFD}[2J
        a.swift:1:8: fetch(fetch(1)) // \u{FFFD}[2J
        b.swift:2:1: fetch(x)

        """)
    #expect(result.err == "3 matches in 2 files\n")
    #expect(result.code == .done)
  }

  @Test func takesQueries() async {
    let result = await terminal.run("search", "--query", "(property_declaration) @x")
    #expect(result.out == "b.swift:1:1: let x = 1\n")
  }

  @Test(arguments: [("pattern", ["search", "f(<#"]), ("query", ["search", "--query", "(x"])])
  func explainsMistakes(_ name: String, _ line: [String]) async {
    let result = await terminal.run(line)
    #expect(
      result.err.hasPrefix(
        "swift-codemod: error: the \(name) cannot be read\n  \(name):1:"))
    #expect(result.code == .usage)
  }

  @Test func goesOnBehindBadFiles() async throws {
    try folder.write([0xFF], to: "c.swift")
    let result = await terminal.run("search", "fetch(x)", "--jobs", "2")
    #expect(result.out == "b.swift:2:1: fetch(x)\n")
    #expect(result.err == "1 match in 3 files\nc.swift: error: is not UTF-8\n")
    #expect(result.code == .incomplete)
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
