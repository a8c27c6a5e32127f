import Foundation
import Testing

@testable import CommandLineTool

@Suite struct DiffCommandTests {
  private let folder: TemporaryFolder
  private let terminal: Terminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = Terminal(folder)
    try folder.writeCodemod("calls/rename", noting: "retry")
    try folder.writeCodemod(
      "other/newer", keys: "confidence: safe\navailable: { iOS: 27 }", "store")
    try folder.writeCodemod("other/careful", keys: "confidence: review", "wait")
    try folder.writeBadCodemod("broken/bad")
    try folder.write("let a = fetch()\nlet b = fetch(a)\n", to: "src/a.swift")
    try folder.write("  retry()\nstore()\nretry()", to: "src/b.swift")
    try folder.write("nothing\n", to: "src/c.swift")
  }

  private let patch = """
    --- a/src/a.swift
    +++ b/src/a.swift
    @@ -1,2 +1,2 @@
    -let a = fetch()
    -let b = fetch(a)
    +let a = load()
    +let b = load(a)

    """

  @Test func printsPatchAndSummary() async {
    let result = await terminal.run("diff", "calls", "--in", "src")
    #expect(
      result.out == patch + """

        1 of 3 files would change, 2 places:
          rename  2 places in 1 file

        2 places need a hand:
          rename
            look at retry (2 places)
              src/b.swift:1:3
              src/b.swift:3:1

        """)
    #expect(result.err == "")
    #expect(result.code == .done)
    #expect((try? folder.text(of: "src/a.swift")) == "let a = fetch()\nlet b = fetch(a)\n")
  }

  @Test func saysWhyBehindThePatch() async {
    let result = await terminal.run("diff", "calls", "--in", "src", "--why")
    #expect(
      result.out.hasPrefix(
        patch + """

          1 of 3 files would change, 2 places:
            rename  2 places in 1 file

          Why:
            src/a.swift:1:9 by rename, rule 1
              a = nothing
            src/a.swift:2:9 by rename, rule 1
              a = a

          2 places need a hand:

          """))
  }

  @Test(arguments: [[], ["--why"]])
  func itsOutputIsAPatch(options: [String]) async throws {
    try folder.commitAll()
    let result = await terminal.run(["diff", "calls", "--in", "src"] + options)
    try folder.write(result.out, to: "../\(folder.path.split(separator: "/").last ?? "x").patch")
    let patchPath = folder.path + ".patch"
    defer { try? FileManager.default.removeItem(atPath: patchPath) }
    try folder.git("apply", patchPath)
    #expect(try folder.text(of: "src/a.swift") == "let a = load()\nlet b = load(a)\n")
  }

  @Test func saysThatNothingChanges() async {
    let result = await terminal.run("diff", "rename", "--in", "src/c.swift", "--check")
    #expect(result.out == "Nothing would change in 1 file.\n")
    #expect(result.code == .done)
  }

  @Test func checkTellsByExitCode() async {
    #expect(await terminal.run("diff", "rename", "--in", "src", "--check").code == .found)
    #expect(await terminal.run("diff", "rename", "--in", "src").code == .done)
    #expect(await terminal.run("diff", "rename", "--in", "src/b.swift", "--check").code == .done)
  }

  @Test func targetsDecide() async throws {
    let low = await terminal.run("diff", "newer", "--in", "src", "--target", "iOS:17")
    #expect(low.out.hasPrefix("Nothing would change in 3 files.\n\nNot applied:\n  newer: "))
    #expect(low.out.hasSuffix(" (1 place)\n    src/b.swift:2:1\n"))
    let high = await terminal.run("diff", "newer", "--in", "src", "--target", "iOS:27")
    #expect(high.out.contains("\n1 of 3 files would change, 1 place:\n"))
    try folder.write("let p = Package(platforms: [.iOS(.v27)])\n", to: "Package.swift")
    let read = await terminal.run("diff", "newer", "--in", "src")
    #expect(read.out == high.out)
  }

  @Test func reviewDecides() async throws {
    try folder.write("wait()\n", to: "src/d.swift")
    let without = await terminal.run("diff", "careful", "--in", "src")
    #expect(without.out.hasPrefix("Nothing would change in 4 files.\n\nNot applied:\n  careful: "))
    let with = await terminal.run("diff", "careful", "--in", "src", "--review", "--jobs", "2")
    #expect(with.out.contains("\n1 of 4 files would change, 1 place:\n"))
  }

  @Test func filtersPaths() async {
    let only = await terminal.run(
      "diff", "rename", "--in", "src", "--only", "b.swift", "--only", "c*")
    #expect(only.out.hasPrefix("Nothing would change in 2 files.\n"))
    let skip = await terminal.run("diff", "rename", "--in", "src", "--skip", "src/a.swift")
    #expect(skip.out.hasPrefix("Nothing would change in 2 files.\n"))
  }

  @Test(arguments: [
    "src/a.swift\nsrc/c.swift\n", "src/a.swift\r\n\r\nsrc/c.swift", "src/a.swift\0src/c.swift\0",
  ])
  func takesAListOfFiles(_ list: String) async throws {
    var terminal = terminal
    terminal.input = list
    try folder.write(list, to: "list.txt")
    for source in ["-", "list.txt"] {
      let result = await terminal.run("diff", "rename", "--files-from", source)
      #expect(result.out.contains("\n1 of 2 files would change, 2 places:\n"))
    }
  }

  @Test func anEmptyListIsNoFile() async {
    var terminal = terminal
    terminal.input = ""
    let result = await terminal.run("diff", "rename", "--files-from", "-")
    #expect(result.out == "There are no Swift files to look into.\n")
  }

  @Test func goesOnBehindBadFiles() async throws {
    try folder.write([0xFF, 0xFE], to: "src/bad.swift")
    let result = await terminal.run("diff", "rename", "--in", "src", "--check")
    #expect(result.out.hasPrefix(patch))
    #expect(result.out.hasSuffix("\n\n1 file could not be processed.\n"))
    #expect(result.err == "src/bad.swift: error: is not UTF-8\n")
    #expect(result.code == .incomplete)
  }

  @Test func stopsAtBadCodemods() async {
    let result = await terminal.run("diff", "rename", "bad", "--in", "src")
    #expect(result.out == "")
    #expect(result.err.hasPrefix("Codemods/broken/bad.yml:1:1: error: "))
    #expect(result.code == .usage)
  }

  @Test(arguments: [
    (["diff", "rename", "--in", "gone"], "there is no file or folder 'gone'"),
    (["diff", "renam"], "there is no codemod or pack 'renam'; did you mean 'rename'?"),
    (["diff", "rename", "--target", "iOS"], "--target cannot be 'iOS'"),
    (["diff", "rename", "--jobs", "x"], "--jobs cannot be 'x'; it is a number from 1 to 1024"),
    (
      ["diff", "rename", "--files-from", "gone"], "'gone' cannot be read: No such file or directory"
    ),
    (["diff", "rename", "--files-from", "-"], "standard input cannot be read"),
    (["frob"], "unknown command 'frob'"),
  ])
  func refusesWrongUsage(_ line: [String], _ message: String) async {
    let result = await terminal.run(line)
    #expect(result.out == "")
    #expect(result.err.hasPrefix("swift-codemod: error: \(message)\n"))
    #expect(result.code == .usage)
  }

  @Test func colorsWhenAsked() async {
    let result = await terminal.run("diff", "rename", "--in", "src/a.swift", "--color", "always")
    #expect(
      result.out.hasPrefix(
        """
        \u{1B}[1m--- a/src/a.swift\u{1B}[0m
        \u{1B}[1m+++ b/src/a.swift\u{1B}[0m
        \u{1B}[36m@@ -1,2 +1,2 @@\u{1B}[0m
        \u{1B}[31m-let a = fetch()\u{1B}[0m
        """))
  }
}
