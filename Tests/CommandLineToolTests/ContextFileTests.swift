import Testing

@testable import CommandLineTool

/// Facts come from the whole project, whatever part of it is to be changed.
@Suite struct ContextFileTests {
  private let folder: TemporaryFolder
  private let terminal: Terminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = Terminal(folder)
    try folder.write(
      """
      id: drop
      title: Drop values that an initializer assigns
      why: To test.
      source: none
      confidence: safe
      rules:
        - match: "var <#name: identifier#> = <#_#>"
          where: [{ assigned-in-initializer: name }]
          rewrite: "var <#name#>: Int"
      examples:
        - before: |
            struct A {
              var a = 1
              init() { a = 2 }
            }
          after: |
            struct A {
              var a: Int
              init() { a = 2 }
            }
        - keep: let a = 1

      """, to: "Codemods/test/drop.yml")
    try folder.touch("Package.swift")
    try folder.write("struct Card {\n  var count = 1\n}\n", to: "Sources/App/Card.swift")
    try folder.write(
      "extension Card {\n  init(a: Int) { count = a }\n}\n", to: "Sources/App/More/Card+Init.swift")
  }

  @Test(arguments: [
    (".", ["--in", "Sources"]), (".", ["--in", "Sources/App/Card.swift"]),
    ("Sources", []), ("Sources/App", ["--in", "Card.swift"]), ("Sources/App/More", ["--in", ".."]),
  ])
  func theCurrentFolderDoesNotMatter(subfolder: String, arguments: [String]) async {
    var terminal = terminal
    terminal.subfolder = subfolder
    let result = await terminal.run(["diff", "drop"] + arguments)
    #expect(result.out.contains("+  var count: Int\n"))
    #expect(result.out.contains("1 place"))
    #expect(result.code == .done)
  }

  @Test func filesOfTheContextAreNotCounted() async {
    let result = await terminal.run("diff", "drop", "--in", "Sources/App/More")
    #expect(result.out == "Nothing would change in 1 file.\n")
  }
}
