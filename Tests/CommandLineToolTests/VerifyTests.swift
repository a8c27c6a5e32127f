import Foundation
import Testing

@testable import CommandLineTool

/// `--verify` leaves out what the compiler's parser rejects.
@Suite struct VerifyTests {
  private let folder: TemporaryFolder
  private var terminal: Terminal

  /// Takes an attribute away and makes the variable private, whatever its access was.
  private static let hide = """
    id: hide
    title: Hide variables
    why: To test.
    source: none
    confidence: safe
    rules:
      - match: "@Hidden var <#name: identifier#> = <#value#>"
        rewrite: "private var <#name#> = <#value#>"
    examples:
      - before: |
          @Hidden var a = 1
        after: |
          private var a = 1
      - keep: |
          @Shown var a = 1

    """

  /// Two access levels, which only the compiler's parser knows to be one too many.
  private static let rejected =
    "the compiler's parser rejects it (multiple incompatible access-level modifiers specified)"

  init() throws {
    folder = try TemporaryFolder()
    terminal = Terminal(folder)
    try folder.write(Self.hide, to: "Codemods/access/hide.yml")
    try folder.write("", to: "tmp/keep")
    terminal.variables["TMPDIR"] = folder.path("tmp")
  }

  /// Writes a `swiftc` that comes first in `PATH`.
  ///
  /// Before `lines` it notes its call and sets `files` to what it is to parse; behind them it goes
  /// on as the real one.
  private mutating func putBefore(_ lines: String = "") throws {
    try folder.write(
      """
      #!/bin/sh
      echo called >> '\(folder.path("calls"))'
      for word; do case "$word" in @*) files=$(cat "${word#@}");; esac; done
      \(lines)
      PATH=${PATH#*:} exec swiftc "$@"

      """, to: "bin/swiftc")
    try folder.setPermissions(0o755, of: "bin/swiftc")
    terminal.variables["PATH"] = folder.path("bin") + ":" + (terminal.variables["PATH"] ?? "")
  }

  private func callCount() throws -> Int {
    try folder.text(of: "calls").split(separator: "\n").count
  }

  @Test func leavesOutWhatTheCompilerRejects() async throws {
    try folder.write(
      """
      struct A {
        @Hidden var a = 1
        @Hidden public var b = 2
        @Hidden static var c = 3
      }

      """, to: "src/a.swift")
    try folder.write("struct B { @Hidden var a = 1 }\n", to: "src/b.swift")
    try folder.commitAll()
    let result = await terminal.run("apply", "hide", "--in", "src", "--verify")
    #expect(
      result.out == """
        2 of 2 files changed, 3 places:
          hide  3 places in 2 files

          src/a.swift
          src/b.swift

        1 place needs a hand:
          hide
            the rewrite was left out: \(Self.rejected); rewrite this by hand
              src/a.swift:3:3

        """)
    #expect(result.err == "")
    #expect(result.code == .done)
    #expect(
      try folder.text(of: "src/a.swift") == """
        struct A {
          private var a = 1
          @Hidden public var b = 2
          private static var c = 3
        }

        """)
    #expect(try folder.text(of: "src/b.swift") == "struct B { private var a = 1 }\n")
    #expect(try folder.names(in: "tmp") == ["keep"])
    let again = await terminal.run("apply", "hide", "--in", "src", "--verify", "--allow-dirty")
    #expect(again.out.hasPrefix("Nothing changed in 2 files.\n\n1 place needs a hand:\n"))
  }

  @Test func withoutItNothingIsAsked() async throws {
    var test = self
    try test.putBefore()
    try folder.write("@Hidden public var b = 2\n", to: "src/a.swift")
    let result = await test.terminal.run("diff", "hide", "--in", "src")
    #expect(result.out.contains("\n+private public var b = 2\n"))
    #expect(!folder.exists("calls"))
  }

  @Test func oneProcessParsesAllFiles() async throws {
    var test = self
    try test.putBefore()
    for index in 0..<40 {
      try folder.write("struct A\(index) {\n  @Hidden var a = 1\n}\n", to: "src/\(index).swift")
    }
    let plain = await test.terminal.run("diff", "hide", "--in", "src")
    #expect(plain.out.contains("\n40 of 40 files would change, 40 places:\n"))
    let result = await test.terminal.run("diff", "hide", "--in", "src", "--verify")
    #expect(result.out == plain.out)
    #expect(result.err == "")
    #expect(try callCount() == 1)
  }

  @Test func nothingIsAskedIfNothingChanges() async throws {
    var test = self
    try test.putBefore()
    try folder.write("let a = 1\n", to: "src/a.swift")
    #expect(await test.terminal.run("diff", "hide", "--in", "src", "--verify").code == .done)
    #expect(!folder.exists("calls"))
  }

  @Test(arguments: [
    ("main.swift", ""), ("Package.swift", ""), ("Package@swift-5.9.swift", ""),
    ("run.swift", "#!/usr/bin/env swift\n"), ("A.playground/Contents.swift", ""),
  ])
  func scriptsHaveCodeAtTheirTopLevel(name: String, start: String) async throws {
    let before = start + "run()\n@Hidden var a = 1\n@Hidden public var b = 1\n"
    try folder.write(before, to: "src/" + name)
    try folder.write("@Hidden var c = 1\n", to: "src/other.swift")
    let result = await terminal.run("apply", "hide", "--in", "src", "--verify", "--allow-dirty")
    #expect(result.err == "")
    #expect(result.out.contains("\(Self.rejected); rewrite this by hand\n      src/\(name):"))
    #expect(
      try folder.text(of: "src/" + name) == start
        + "run()\nprivate var a = 1\n@Hidden public var b = 1\n")
  }

  @Test func whatWasRejectedBeforeIsNotJudged() async throws {
    try folder.write(
      "struct A {\n  private public var a = 1\n  @Hidden public var b = 2\n}\n", to: "src/a.swift")
    let result = await terminal.run("apply", "hide", "--in", "src", "--verify", "--allow-dirty")
    #expect(result.out.hasPrefix("1 of 1 file changed, 1 place:\n"))
    #expect(
      result.err == """
        src/a.swift: warning: not verified: without the changes as well, \(Self.rejected)

        """)
    #expect(result.code == .done)
    #expect(
      try folder.text(of: "src/a.swift")
        == "struct A {\n  private public var a = 1\n  private public var b = 2\n}\n")
  }

  @Test(arguments: [
    "let a = /[a-z] +x/\n", "#if os(Nowhere)\n#error(\"no\")\n#endif\n",
    "@main struct B { static func main() {} }\n", "\u{FEFF}import A\r\n",
  ])
  func codeOfAppsIsJudged(code: String) async throws {
    try folder.write(code + "struct A { @Hidden public var b = 2 }\n", to: "src/a.swift")
    let result = await terminal.run("diff", "hide", "--in", "src", "--verify")
    #expect(result.out.hasPrefix("Nothing would change in 1 file.\n\n1 place needs a hand:\n"))
    #expect(result.err == "")
  }

  @Test func whatCrashesTheCompilerIsLeftOutAlone() async throws {
    var test = self
    try test.putBefore("if grep -q 'private var crash' $files; then kill -SEGV $$; fi")
    for index in 0..<5 {
      let name = index == 3 ? "crash" : "a"
      try folder.write("struct A { @Hidden var \(name) = 1 }\n", to: "src/\(index).swift")
    }
    let result = await test.terminal.run("diff", "hide", "--in", "src", "--verify")
    #expect(result.out.contains("\n4 of 5 files would change, 4 places:\n"))
    #expect(
      result.out.hasSuffix(
        """
            the rewrite was left out: the compiler's parser crashes on it; rewrite this by hand
              src/3.swift:1:12

        """))
    #expect(result.err == "")
    #expect(try folder.names(in: "tmp") == ["keep"])
  }

  @Test(arguments: [
    ("echo 'no developer tools' >&2; exit 1", "no developer tools"), ("exit 3", "it crashes"),
  ])
  func aCompilerThatDoesNotWorkIsNoJudge(line: String, words: String) async throws {
    var test = self
    try test.putBefore(line)
    try folder.write("@Hidden var a = 1\n", to: "src/a.swift")
    let result = await test.terminal.run(
      "apply", "hide", "--in", "src", "--verify", "--allow-dirty")
    let swiftc = folder.path("bin/swiftc")
    #expect(
      result.err == """
        swift-codemod: error: --verify cannot ask the compiler: \(swiftc) fails: \(words)
          nothing was changed; put it right, or leave the option out

        """)
    #expect(result.out == "")
    #expect(result.code == .usage)
    #expect(try folder.text(of: "src/a.swift") == "@Hidden var a = 1\n")
  }

  @Test(arguments: ["diff", "apply"])
  func withoutACompilerNothingIsDone(command: String) async throws {
    var terminal = terminal
    // A folder and a file that cannot be run are no programs.
    try folder.write("", to: "empty/swiftc/file")
    try folder.write("", to: "text/swiftc")
    terminal.variables["PATH"] = "\(folder.path("empty")):text:\(folder.path("gone"))"
    try folder.write("@Hidden var a = 1\n", to: "src/a.swift")
    let result = await terminal.run(command, "hide", "--in", "src", "--verify")
    #expect(
      result.err == """
        swift-codemod: error: --verify needs 'swiftc', which is not in PATH
          install a Swift toolchain or add its folder to PATH, or leave the option out

        """)
    #expect(result.out == "")
    #expect(result.code == .usage)
    #expect(try folder.text(of: "src/a.swift") == "@Hidden var a = 1\n")
  }

  @Test func textsNeedAPlace() async throws {
    var terminal = terminal
    terminal.variables["TMPDIR"] = folder.path("gone")
    try folder.write("@Hidden var a = 1\n", to: "src/a.swift")
    let result = await terminal.run("diff", "hide", "--in", "src", "--verify")
    #expect(
      result.err.hasPrefix(
        "swift-codemod: error: --verify cannot ask the compiler: \(folder.path("gone")) cannot be "
          + "written to: No such file or directory\n"))
    #expect(result.code == .usage)
  }
}
