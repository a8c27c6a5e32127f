import Testing

@testable import CommandLineTool

@Suite struct TestCommandTests {
  private let folder: TemporaryFolder
  private let terminal: Terminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = Terminal(folder)
    try folder.writeCodemod("calls/rename")
    try folder.writeCodemod("other/x", "wait", to: "sleep")
    try folder.write("let a = fetch(1)\n", to: "Corpus/calls/rename/plain/before.swift")
    try folder.write("let a = load(1)\n", to: "Corpus/calls/rename/plain/after.swift")
    try folder.write("let a = stays()\n", to: "Corpus/calls/rename/stays/before.swift")
    try folder.touch("Corpus/README.md", "Corpus/Apps/Shop/README.md")
  }

  @Test func passes() async {
    let result = await terminal.run("test")
    #expect(result.out.hasSuffix(" passed, 0 failed\n"))
    #expect(result.err == "")
    #expect(result.code == .done)
  }

  @Test func failsByExitCode() async throws {
    try folder.write("let a = wrong(1)\n", to: "Corpus/calls/rename/plain/after.swift")
    let result = await terminal.run("test")
    #expect(result.out.hasPrefix("FAILED Corpus/calls/rename/plain\n"))
    #expect(result.out.hasSuffix(" passed, 1 failed\n"))
    #expect(result.code == .found)
    #expect(await terminal.run("test", "x").code == .done)
    #expect(await terminal.run("test", "calls").code == .found)
  }

  @Test func acceptsWhenAsked() async throws {
    try folder.write("let a = wrong(1)\n", to: "Corpus/calls/rename/plain/after.swift")
    let result = await terminal.run("test", "rename", "--update")
    #expect(result.out.hasSuffix(" passed, 1 failed\nupdated Corpus/calls/rename/plain\n"))
    #expect(result.code == .found)
    #expect(try folder.text(of: "Corpus/calls/rename/plain/after.swift") == "let a = load(1)\n")
    #expect(await terminal.run("test", "rename").code == .done)
  }

  @Test func runsProjects() async throws {
    let yaml = """
      id: flag
      title: t
      why: w
      source: s
      confidence: safe
      rules:
        - match: "ask(if: <#flag: property#>)"
          where: [{ declared: { name: flag, type: Bool } }]
          rewrite: ask()
          then:
            - { match: "var <#flag: identifier#> = false", remove: declaration }
          complete:
            - { name: flag, otherwise: "{flag} is also used at {places}" }
      examples:
        - before: "struct A { var b = false; func c() { ask(if: b) } }"
          after: "struct A { func c() { ask() } }"
        - keep: ask()
      """
    try folder.write(yaml, to: "Codemods/calls/flag.yml")
    let shelf = "struct Shelf {\n  var isOpen = false\n  let a = 1\n}\n"
    let asking = "extension Shelf {\n  func a() { ask(if: isOpen) }\n}\n"
    try folder.write(shelf, to: "Corpus/calls/flag/files/before/Model/Shelf.swift")
    try folder.write(asking, to: "Corpus/calls/flag/files/before/Asking.swift")
    let before = await terminal.run("test", "flag", "--update")
    #expect(before.out.contains("Asking.swift: the file must not change"))
    #expect(
      try folder.text(of: "Corpus/calls/flag/files/after/Model/Shelf.swift")
        == "struct Shelf {\n  let a = 1\n}\n")
    #expect(
      try folder.text(of: "Corpus/calls/flag/files/after/Asking.swift")
        == "extension Shelf {\n  func a() { ask() }\n}\n")
    let after = await terminal.run("test", "flag")
    #expect(after.err == "")
    #expect(after.out.hasSuffix(" passed, 0 failed\n"))
    try folder.write(
      "func b(_ shelf: Shelf) {\n  show(shelf.isOpen)\n}\n",
      to: "Corpus/calls/flag/files/before/Other.swift")
    _ = await terminal.run("test", "flag", "--update")
    #expect(
      try folder.text(of: "Corpus/calls/flag/files/case.yml") == """
        findings:
          - { file: "Asking.swift", line: 2, column: 14, reason: "isOpen is also used at Other.swift:2" }

        """)
    #expect(await terminal.run("test", "flag").code == .done)
  }

  @Test func namesCasesThatAreNeverRun() async throws {
    try folder.write("a()\n", to: "Corpus/calls/renamed/plain/before.swift")
    let result = await terminal.run("test")
    #expect(
      result.err == "Corpus/calls/renamed/plain: error: there is no codemod 'renamed'\n")
    #expect(result.code == .found)
    #expect(await terminal.run("test", "rename").code == .done)
  }

  @Test func stopsAtBadCodemods() async throws {
    try folder.writeBadCodemod("other/bad")
    let result = await terminal.run("test")
    #expect(result.out == "")
    #expect(result.code == .usage)
  }

  @Test func saysWhenThereIsNoCorpus() async throws {
    try folder.writeCodemod("p/x", in: "elsewhere/Codemods")
    let result = await terminal.run("test", "--codemods", "elsewhere/Codemods")
    #expect(result.out.hasSuffix(" passed, 0 failed\n"))
    #expect(result.err == "There is no folder elsewhere/Corpus: only the examples are run.\n")
    #expect(result.code == .done)
  }
}
