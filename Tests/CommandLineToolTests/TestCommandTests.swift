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
    try folder.touch("Corpus/README.md")
  }

  @Test func runsAllOrSome() async {
    let all = await terminal.run("test")
    #expect(
      all.out == "codemods: rename, x\ncorpus: \(folder.path("Corpus"))\nupdating: false\n")
    #expect(all.err == "")
    #expect(all.code == .done)
    #expect(await terminal.run("test", "other").out.hasPrefix("codemods: x\n"))
    #expect(await terminal.run("test", "--update").out.hasSuffix("\nupdating: true\n"))
  }

  @Test func failsByExitCode() async throws {
    try folder.write("same same\n", to: "Codemods/other/y.yml")
    #expect(await terminal.run("test").code == .found)
    #expect(await terminal.run("test", "x").code == .done)
    try folder.write("!\n", to: "Codemods/other/y.yml")
    #expect(await terminal.run("test").code == .usage)
  }

  @Test func saysWhenThereIsNoCorpus() async throws {
    try folder.write("a b\n", to: "elsewhere/Codemods/p/x.yml")
    let result = await terminal.run("test", "--codemods", "elsewhere/Codemods")
    #expect(result.out == "codemods: x\ncorpus: -\nupdating: false\n")
    #expect(result.err == "There is no folder elsewhere/Corpus: only the examples are run.\n")
  }
}
