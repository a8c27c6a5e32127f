import Foundation
import Testing

@testable import CommandLineTool

/// `fix`, from a log to files.
@Suite struct FixCommandTests {
  private let folder: TemporaryFolder
  private let terminal: Terminal

  static let answering = "confidence: safe\ndiagnostics: \"cannot find 'fetch' in scope\""

  init() throws {
    folder = try TemporaryFolder()
    terminal = Terminal(folder)
    try folder.writeCodemod("calls/rename", keys: Self.answering, noting: "retry")
    try folder.writeCodemod("calls/silent", "stay", to: "go")
    try folder.writeCodemod(
      "other/careful", keys: "confidence: review\ndiagnostics: \"'wait{_}' is deprecated{_}\"",
      "wait", to: "pause")
    try folder.write("let a = fetch(1)\nlet b = fetch(2)\nstay()\nwait(3)\n", to: "src/a.swift")
    try folder.write("retry()\nretry()\n", to: "src/b.swift")
    try folder.write("fetch(9)\n", to: "more/c.swift")
    try folder.commitAll()
  }

  private static func log(_ lines: String...) -> String {
    lines.map { $0 + "\n    code\n    ^\n" }.joined()
  }

  private static let scope = "error: cannot find 'fetch' in scope"

  @Test func writesWhatTheLogAsksFor() async throws {
    var terminal = terminal
    terminal.input = Self.log(
      "src/a.swift:2:9: \(Self.scope)", "\(folder.path)/src/a.swift:2:9: \(Self.scope)",
      "src/b.swift:2:1: \(Self.scope)", "src/a.swift:1:1: \(Self.scope)",
      "src/a.swift:4:1: warning: 'wait' is deprecated: do not", "src/a.swift:3:1: error: no way",
      "src/b.swift:1:1: error: no way", "error: no such module 'M'")
    let result = await terminal.run("fix", "--log", "-")
    #expect(
      result.out == """
        1 of 3 files changed, 1 place:
          rename  1 place in 1 file

          src/a.swift

        1 of 7 diagnostics fixed:
          src/a.swift:2:9: cannot find 'fetch' in scope (2 times)
            rename at src/a.swift:2:9

        3 diagnostics need a hand:
          src/b.swift:2:1: cannot find 'fetch' in scope
            rename at src/b.swift:2:1: look at retry
          src/a.swift:1:1: cannot find 'fetch' in scope
            rename answers this, but finds nothing to do there
          src/a.swift:4:1: 'wait' is deprecated: do not
            careful at src/a.swift:4:1: held back: wants review; --review makes this change

        3 other diagnostics were left alone:
          no way (2 places)
            src/a.swift:3:1
            src/b.swift:1:1
          no such module 'M'

        """)
    #expect(result.err == "")
    #expect(result.code == .done)
    #expect(
      try folder.text(of: "src/a.swift") == "let a = fetch(1)\nlet b = load(2)\nstay()\nwait(3)\n")
    #expect(try folder.text(of: "more/c.swift") == "fetch(9)\n")
  }

  @Test func showsADiffInstead() async throws {
    try folder.write(Self.log("src/a.swift:1:9: \(Self.scope)"), to: "build.log")
    let result = await terminal.run("fix", "--log", "build.log", "--dry-run")
    #expect(
      result.out == """
        --- a/src/a.swift
        +++ b/src/a.swift
        @@ -1,4 +1,4 @@
        -let a = fetch(1)
        +let a = load(1)
         let b = fetch(2)
         stay()
         wait(3)

        1 of 3 files would change, 1 place:
          rename  1 place in 1 file

        1 of 1 diagnostic would be fixed:
          src/a.swift:1:9: cannot find 'fetch' in scope
            rename at src/a.swift:1:9

        """)
    #expect(result.code == .done)
    #expect(try folder.text(of: "src/a.swift").hasPrefix("let a = fetch(1)"))
  }

  @Test func makesChangesThatWantReviewIfAsked() async throws {
    try folder.write(Self.log("src/a.swift:4:1: warning: 'wait' is deprecated"), to: "build.log")
    let result = await terminal.run("fix", "--log", "build.log", "--review")
    #expect(result.out.contains("\n1 of 1 diagnostic fixed:\n"))
    #expect(try folder.text(of: "src/a.swift").hasSuffix("stay()\npause(3)\n"))
  }

  @Test func tellsHowToSayWhatTheCodeDeploysTo() async throws {
    try folder.writeCodemod(
      "other/newer", keys: "confidence: safe\navailable: { iOS: 27 }\ndiagnostics: 'no {_}'", "stay"
    )
    try folder.write(Self.log("src/a.swift:3:1: error: no stay"), to: "build.log")
    let result = await terminal.run("fix", "--log", "build.log")
    #expect(
      result.out.hasSuffix(
        """

        1 diagnostic needs a hand:
          src/a.swift:3:1: no stay
            newer at src/a.swift:3:1: held back: the deployment target of this file is not known
          --target says what the code deploys to, as 'iOS:17'; see 'help project'.

        """))
    let again = await terminal.run("fix", "--log", "build.log", "--target", "iOS:27")
    #expect(again.out.contains("\n1 of 1 diagnostic fixed:\n"))
  }

  @Test func writesFilesThatBelongTogetherOrNone() async throws {
    try folder.write(
      """
      id: moved
      title: Rename everywhere
      why: To test.
      source: none
      confidence: safe
      diagnostics: "old is gone"
      rules:
        - match: "func old() { <#body...#> }"
          rewrite: "func new() { <#body...#> }"
          then:
            - match: "old()"
              scope: project
              rewrite: "new()"
      examples:
        - before: func old() {}
          after: func new() {}
        - keep: old()

      """, to: "Codemods/other/moved.yml")
    try folder.write("func old() {}\n", to: "src/d.swift")
    try folder.write("old()\n", to: "src/e.swift")
    try folder.commitAll()
    try folder.write("old() // mine\n", to: "src/e.swift")
    try folder.write(Self.log("src/d.swift:1:6: error: old is gone"), to: "build.log")
    let result = await terminal.run("fix", "--log", "build.log")
    #expect(result.out.contains("1 diagnostic needs a hand:\n  src/d.swift:1:6: old is gone\n"))
    #expect(
      result.out.contains("    moved at src/d.swift:1:1: not written: left alone: its changes"))
    #expect(result.code == .incomplete)
    #expect(try folder.text(of: "src/d.swift") == "func old() {}\n")
    let again = await terminal.run("fix", "--log", "build.log", "--allow-dirty")
    #expect(again.code == .done)
    #expect(try folder.text(of: "src/d.swift") == "func new() {}\n")
    #expect(try folder.text(of: "src/e.swift") == "new() // mine\n")
  }

  @Test func runsOnlyTheCodemodsThatAreNamed() async throws {
    try folder.write(
      Self.log("src/a.swift:4:1: warning: 'wait' is deprecated", "src/a.swift:1:9: \(Self.scope)"),
      to: "build.log")
    let result = await terminal.run("fix", "--log", "build.log", "calls")
    #expect(result.out.contains("1 other diagnostic was left alone:\n  'wait' is deprecated\n"))
    #expect(try folder.text(of: "src/a.swift").hasPrefix("let a = load(1)\nlet b = fetch(2)"))
  }

  @Test func understandsALogOfAnotherMachine() async throws {
    try folder.write(
      "\u{1B}[31m❌ /Users/ci/build 7/src/a.swift:2:9: cannot find 'fetch' in scope\u{1B}[0m\r\n",
      to: "build.log")
    let result = await terminal.run("fix", "--log", "build.log")
    #expect(result.out.contains("1 of 1 diagnostic fixed:\n  src/a.swift:2:9: "))
    #expect(try folder.text(of: "src/a.swift").hasPrefix("let a = fetch(1)\nlet b = load(2)"))
  }

  @Test("Places that the files do not have are told one by one") func noPlace() async throws {
    try folder.write("fetch(1)\n", to: "more/a.swift")
    try folder.write(
      Self.log(
        "src/a.swift:9:1: \(Self.scope)", "src/a.swift:1:99: \(Self.scope)",
        "/ci/gone.swift:1:1: \(Self.scope)", "Codemods/calls/rename.yml:1:1: \(Self.scope)",
        "/ci/a.swift:1:1: \(Self.scope)", "macro expansion @A:1:1: \(Self.scope)",
        "/ci/gone.swift:2:2: error: no way"),
      to: "build.log")
    let result = await terminal.run("fix", "--log", "build.log")
    #expect(
      result.out == """
        Nothing changed in 4 files.

        None of 7 diagnostics was fixed.

        6 diagnostics need a hand:
          src/a.swift:9:1: cannot find 'fetch' in scope
            the file has only 5 lines; the log is older than the file, so build again
          src/a.swift:1:99: cannot find 'fetch' in scope
            the line has only 16 bytes; the log is older than the file, so build again
          /ci/gone.swift:1:1: cannot find 'fetch' in scope
            there is no such file among those that are asked for
          Codemods/calls/rename.yml:1:1: cannot find 'fetch' in scope
            the file is not among those that are asked for
          /ci/a.swift:1:1: cannot find 'fetch' in scope
            several files may be meant: more/a.swift, src/a.swift
          cannot find 'fetch' in scope
            it is in code that a macro made, and the log does not tell where that stands

        1 other diagnostic was left alone:
          no way
            /ci/gone.swift:2:2

        """)
    #expect(result.code == .done)
  }

  @Test("Files that are not asked for stay", arguments: [["--in", "more"], ["--skip", "src/**"]])
  func notAskedFor(options: [String]) async throws {
    try folder.write(Self.log("src/a.swift:1:9: \(Self.scope)"), to: "build.log")
    let result = await terminal.run(["fix", "--log", "build.log"] + options)
    #expect(result.out.contains("    the file is not among those that are asked for\n"))
    #expect(result.code == .done)
    #expect(try folder.text(of: "src/a.swift").hasPrefix("let a = fetch(1)"))
  }

  @Test func leavesUncommittedFilesAlone() async throws {
    try folder.write("fetch(1) // mine\n", to: "src/a.swift")
    try folder.write(Self.log("src/a.swift:1:1: \(Self.scope)"), to: "build.log")
    let result = await terminal.run("fix", "--log", "build.log")
    let reason = "left alone: it has uncommitted changes; --allow-dirty writes it as well"
    #expect(
      result.out == """
        Nothing changed in 3 files.

        None of 1 diagnostic was fixed.

        1 diagnostic needs a hand:
          src/a.swift:1:1: cannot find 'fetch' in scope
            rename at src/a.swift:1:1: not written: \(reason)

        1 file could not be processed.

        """)
    #expect(result.err == "src/a.swift: error: \(reason)\n")
    #expect(result.code == .incomplete)
    #expect(try folder.text(of: "src/a.swift") == "fetch(1) // mine\n")
    let again = await terminal.run("fix", "--log", "build.log", "--allow-dirty")
    #expect(again.code == .done)
    #expect(try folder.text(of: "src/a.swift") == "load(1) // mine\n")
  }

  @Test("A file that cannot be read matters if the log speaks of it") func unreadable() async throws
  {
    try folder.write([0xFF, 0x0A], to: "src/d.swift")
    try folder.write(Self.log("src/a.swift:1:9: \(Self.scope)"), to: "build.log")
    let fine = await terminal.run("fix", "--log", "build.log", "--dry-run")
    #expect(fine.code == .done)
    #expect(fine.err == "")
    try folder.write(Self.log("src/d.swift:1:1: \(Self.scope)"), to: "build.log")
    let result = await terminal.run("fix", "--log", "build.log", "--dry-run")
    #expect(result.out.contains("    the file could not be processed: is not UTF-8\n"))
    #expect(result.err == "src/d.swift: error: is not UTF-8\n")
    #expect(result.code == .incomplete)
  }

  @Test(
    "Logs without diagnostics",
    arguments: [[], [0xFF, 0x00, 0xC3, 0x28, 0x0A, 0x1B], Array("ok\n".utf8)])
  func nothing(bytes: [UInt8]) async throws {
    try folder.write(bytes, to: "build.log")
    let result = await terminal.run("fix", "--log", "build.log")
    #expect(
      result.out == "Nothing changed in 3 files.\n\nThere are no errors and warnings in the log.\n")
    #expect(result.code == .done)
  }

  @Test func boundsWhatNobodyAnswers() async throws {
    let lines = (1...30).map { "src/a.swift:\($0 % 4 + 1):1: error: no \($0)" }
    let same = (1...5).map { "src/a.swift:1:\($0): error: odd" }
    try folder.write((lines + same).joined(separator: "\n"), to: "build.log")
    let result = await terminal.run("fix", "--log", "build.log")
    let rows = result.out.split(separator: "\n").map(String.init)
    #expect(rows[2] == "35 other diagnostics were left alone:")
    let first = ["  odd (5 places)"] + (1...3).map { "    src/a.swift:1:\($0)" } + ["    …"]
    #expect(Array(rows[3...7]) == first)
    #expect(rows.last == "  and 11 other messages")
    // Two lines for each of 19 messages.
    #expect(rows.count == 47)
  }

  @Test(
    "Wrong usage",
    arguments: [
      (["--log", "gone.log"], "'gone.log' cannot be read: No such file or directory"),
      (["--log", "src"], "'src' is no regular file"),
      (["--log", "-"], "standard input cannot be read"),
      (
        ["--log", "-", "--files-from", "-"], "--log and --files-from cannot both be standard input"
      ),
      (
        ["--log", "Codemods/calls/rename.yml", "silent"],
        "no codemod of 'silent' answers diagnostics"
      ),
      (["--log", "Codemods/calls/rename.yml", "gone"], "there is no codemod or pack 'gone'"),
    ])
  func usage(options: [String], message: String) async throws {
    let result = await terminal.run(["fix"] + options)
    #expect(result.err.hasPrefix("swift-codemod: error: \(message)\n"))
    #expect(result.out == "")
    #expect(result.code == .usage)
  }

  @Test func tellsToolsAsWell() async throws {
    try folder.write(
      Self.log("src/a.swift:2:9: \(Self.scope)", "src/b.swift:1:1: \(Self.scope)", "warning: odd"),
      to: "build.log")
    let result = await terminal.run("fix", "--log", "build.log", "--format", "json")
    let start = try #require(result.out.range(of: "  \"diagnostics\" : ["))
    let end = try #require(result.out.range(of: "  \"errors\" : ["))
    #expect(
      result.out[start.lowerBound..<end.lowerBound] == """
          "diagnostics" : [
            {
              "answers" : [
                {
                  "codemod" : "rename",
                  "column" : 9,
                  "line" : 2,
                  "offset" : 25,
                  "path" : "src/a.swift",
                  "rule" : 1
                }
              ],
              "codemods" : [
                "rename"
              ],
              "column" : 9,
              "count" : 1,
              "line" : 2,
              "message" : "cannot find 'fetch' in scope",
              "path" : "src/a.swift",
              "result" : "fixed",
              "severity" : "error"
            },
            {
              "answers" : [
                {
                  "codemod" : "rename",
                  "column" : 1,
                  "line" : 1,
                  "offset" : 0,
                  "path" : "src/b.swift",
                  "reason" : "look at retry"
                }
              ],
              "codemods" : [
                "rename"
              ],
              "column" : 1,
              "count" : 1,
              "line" : 1,
              "message" : "cannot find 'fetch' in scope",
              "path" : "src/b.swift",
              "result" : "needs-hand",
              "severity" : "error"
            },
            {
              "answers" : [

              ],
              "codemods" : [

              ],
              "count" : 1,
              "message" : "odd",
              "result" : "unknown",
              "severity" : "warning"
            }
          ],

        """)
    #expect(result.out.contains("  \"command\" : \"fix\",\n"))
  }
}
