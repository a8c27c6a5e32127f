import Testing

@testable import CommandLineTool

@Suite struct ApplyCommandTests {
  private let folder: TemporaryFolder
  private let terminal: Terminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = Terminal(folder)
    try folder.writeCodemod("calls/rename", noting: "retry")
    try folder.write("fetch()\r\nfetch()", to: "src/a.swift")
    try folder.write("fetch(retry())\n", to: "src/b.swift")
    try folder.write("nothing\n", to: "src/c.swift")
  }

  @Test func writes() async throws {
    try folder.commitAll()
    let result = await terminal.run("apply", "rename", "--in", "src")
    #expect(
      result.out == """
        2 of 3 files changed, 3 places:
          rename  3 places in 2 files

          src/a.swift
          src/b.swift

        1 place needs a hand:
          rename
            look at retry
              src/b.swift:1:7

        """)
    #expect(result.err == "")
    #expect(result.code == .done)
    #expect(try folder.text(of: "src/a.swift") == "load()\r\nload()")
    #expect(try folder.text(of: "src/b.swift") == "load(retry())\n")
    #expect(try folder.names(in: "src") == ["a.swift", "b.swift", "c.swift"])
  }

  @Test func saysWhy() async throws {
    try folder.commitAll()
    let result = await terminal.run("apply", "rename", "--in", "src/a.swift", "--why")
    #expect(
      result.out.hasSuffix(
        """
        Why:
          src/a.swift:1:1 by rename, rule 1
            a = nothing
          src/a.swift:2:1 by rename, rule 1
            a = nothing

        """))
  }

  @Test func leavesUncommittedFilesAlone() async throws {
    try folder.commitAll()
    try folder.write("fetch() // mine\n", to: "src/a.swift")
    try folder.write("fetch() // new\n", to: "src/d.swift")
    let result = await terminal.run("apply", "rename", "--in", "src")
    #expect(
      result.err == """
        src/a.swift: error: left alone: it has uncommitted changes; --allow-dirty writes it as well
        src/d.swift: error: left alone: it is not known to git; --allow-dirty writes it as well

        """)
    #expect(result.out.hasPrefix("1 of 4 files changed, 1 place:\n"))
    #expect(result.out.hasSuffix("\n2 files could not be processed.\n"))
    #expect(result.code == .incomplete)
    #expect(try folder.text(of: "src/a.swift") == "fetch() // mine\n")
    #expect(try folder.text(of: "src/b.swift") == "load(retry())\n")
    #expect(try folder.text(of: "src/d.swift") == "fetch() // new\n")
  }

  @Test func doesNotMindFilesThatStay() async throws {
    try folder.commitAll()
    try folder.write("nothing new\n", to: "src/c.swift")
    #expect(await terminal.run("apply", "rename", "--in", "src").code == .done)
  }

  @Test func writesThemWhenAsked() async throws {
    try folder.commitAll()
    try folder.write("fetch() // mine\n", to: "src/a.swift")
    let result = await terminal.run("apply", "rename", "--in", "src", "--allow-dirty")
    #expect(result.code == .done)
    #expect(try folder.text(of: "src/a.swift") == "load() // mine\n")
  }

  @Test func wantsARepository() async throws {
    let result = await terminal.run("apply", "rename", "--in", "src/a.swift")
    #expect(
      result.err == """
        src/a.swift: error: left alone: it is in no git work tree; --allow-dirty writes it as well

        """)
    #expect(result.out == "Nothing changed in 1 file.\n\n1 file could not be processed.\n")
    #expect(result.code == .incomplete)
    #expect(await terminal.run("apply", "rename", "--in", "src", "--allow-dirty").code == .done)
    #expect(try folder.text(of: "src/a.swift") == "load()\r\nload()")
  }

  @Test func aSecondRunChangesNothing() async throws {
    try folder.commitAll()
    #expect(await terminal.run("apply", "rename", "--in", "src").code == .done)
    let result = await terminal.run("apply", "rename", "--in", "src", "--allow-dirty")
    #expect(result.out.hasPrefix("Nothing changed in 3 files.\n"))
    #expect(result.code == .done)
  }
}
