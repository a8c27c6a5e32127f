import Testing

@testable import CommandLineTool

@Suite struct TestCommandTests {
  private let folder: TemporaryFolder
  private let terminal: Terminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = Terminal(folder)
    try folder.write("fetch load\n", to: "Codemods/calls/rename.yml")
    try folder.write("a b\n", to: "Codemods/other/x.yml")
    try folder.write("fetch\n", to: "Corpus/calls/rename/plain/before.swift")
    try folder.write("load\n", to: "Corpus/calls/rename/plain/after.swift")
    try folder.write("stays\n", to: "Corpus/calls/rename/stays/before.swift")
  }

  @Test func runsExamplesAndCases() {
    let result = terminal.run("test")
    #expect(result.out == "4 passed\n")
    #expect(result.code == .done)
    #expect(terminal.run("test", "rename").out == "3 passed\n")
    #expect(terminal.run("test", "other").out == "1 passed\n")
  }

  private func breakCases() throws {
    try folder.write("fetched\n", to: "Corpus/calls/rename/plain/after.swift")
    try folder.write("fetch\n", to: "Corpus/calls/rename/new/before.swift")
    try folder.write("changed\n", to: "Corpus/calls/rename/stays/after.swift")
  }

  @Test func showsWhatDiffers() throws {
    try breakCases()
    let result = terminal.run("test", "rename")
    #expect(
      result.out == """
        failed rename: Corpus/calls/rename/new
          what should come out (-), and what did (+):
        @@ -1 +1 @@
        -fetch
        +load
        failed rename: Corpus/calls/rename/plain
          what should come out (-), and what did (+):
        @@ -1 +1 @@
        -fetched
        +load
        failed rename: Corpus/calls/rename/stays
          what should come out (-), and what did (+):
        @@ -1 +1 @@
        -changed
        +stays
        1 passed, 3 failed

        """)
    #expect(result.code == .found)
  }

  @Test func acceptsWhenAsked() throws {
    try breakCases()
    let result = terminal.run("test", "rename", "--update")
    #expect(
      result.out == """
        updated rename: Corpus/calls/rename/new
        updated rename: Corpus/calls/rename/plain
        updated rename: Corpus/calls/rename/stays
        1 passed, 3 updated

        """)
    #expect(result.code == .done)
    #expect(try folder.text(of: "Corpus/calls/rename/new/after.swift") == "load\n")
    #expect(try folder.text(of: "Corpus/calls/rename/plain/after.swift") == "load\n")
    #expect(!folder.exists("Corpus/calls/rename/stays/after.swift"))
    #expect(terminal.run("test", "rename").out == "4 passed\n")
  }

  @Test func leavesOtherProblemsToPeople() throws {
    try breakCases()
    try folder.write("", to: "Corpus/calls/rename/plain/case.yml")
    let result = terminal.run("test", "rename", "--update")
    #expect(
      result.out.hasSuffix(
        """
        failed rename: Corpus/calls/rename/plain
          the finding is not there
        updated rename: Corpus/calls/rename/stays
        1 passed, 2 updated, 1 failed

        """))
    #expect(result.code == .found)
  }
}
