import Testing

@testable import CommandLineTool

/// Whole logs, as compilers, linkers and build systems write them.
@Suite struct BuildLogTests {
  /// The diagnostics: `severity place message`, with ` ×count` if there are several.
  private func read(_ text: String) -> [String] {
    BuildLog(Array(text.utf8)).diagnostics.map { diagnostic in
      let place =
        switch diagnostic.place {
        case .none: "-"
        case .expansion: "expansion"
        case .file(let path, let line, let column):
          "\(path):\(line):\(column.map(String.init) ?? "-")"
        }
      return "\(diagnostic.severity) \(place) \(diagnostic.message)"
        + (diagnostic.count > 1 ? " ×\(diagnostic.count)" : "")
    }
  }

  static let carets = """
    CompileSwift normal arm64 /App/A.swift (in target 'App' from project 'App')
        cd /App
        /usr/bin/swiftc -module-name App /App/A.swift

    /App/A.swift:8:9: error: 'self' used before all stored properties are initialized
            self.counter = 42
            ^
    /App/A.swift:4:9: note: 'self.name' not initialized
        var name: String
            ^
    /App/A.swift:12:5: warning: 'old()' is deprecated: use new()
        old()
        ^~~~~
    Command CompileSwift failed with a nonzero exit code

    ** BUILD FAILED **


    The following build commands failed:
    \tCompileSwift normal arm64 /App/A.swift (in target 'App' from project 'App')
    (1 failure)

    """

  static let caretDiagnostics = [
    "error /App/A.swift:8:9 'self' used before all stored properties are initialized",
    "warning /App/A.swift:12:5 'old()' is deprecated: use new()",
  ]

  @Test func plainLinesWithCarets() { #expect(read(Self.carets) == Self.caretDiagnostics) }

  @Test("Line endings of all sorts", arguments: ["\r\n", "\r"]) func endings(ending: String) {
    #expect(read(Self.carets.replacing("\n", with: ending)) == Self.caretDiagnostics)
  }

  @Test func withoutALastLineEnding() {
    #expect(read("A.swift:1:2: error: x") == ["error A.swift:1:2 x"])
  }

  @Test func boxes() {
    let log = """
      Building for debugging...
      [0/5] Write sources
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      [3/8] Emitting module App
      /App/A.swift:8:9: error: 'self' used before all stored properties are initialized
       2 |
       3 | struct ContentView: View {
       4 |     var name: String
         |         `- note: 'self.name' not initialized
       5 |     @State private var counter: Int = 0
       6 |
       7 |     init(name: String) {
       8 |         self.counter = 42
         |         `- error: 'self' used before all stored properties are initialized
       9 |         self.name = name
      10 |     }

      /App/D.swift:3:42: warning: 'old()' is deprecated: Old [#DeprecatedDeclaration]
      1 | import SwiftUI
      3 | func f() { old() }
        |            `- warning: 'old()' is deprecated: Old [#DeprecatedDeclaration]
      4 |

      [#DeprecatedDeclaration]: <https://docs.swift.org/compiler/documentation/diagnostics/deprecated-declaration>
      """
    #expect(
      read(log) == [
        "error /App/A.swift:8:9 'self' used before all stored properties are initialized",
        "warning /App/D.swift:3:42 'old()' is deprecated: Old",
      ])
  }

  @Test func onceForSeveralArchitecturesAndTargets() {
    let error = "/App/A.swift:8:9: error: no 'x'\n    x\n    ^\n"
    let warning = "/App/A.swift:9:9: warning: odd\n"
    let log =
      error + warning + error + "/App/A.swift:9:9: error: odd\n" + error
      + "/App/A.swift:8:10: error: no 'x'\n"
    #expect(
      read(log) == [
        "error /App/A.swift:8:9 no 'x' ×3", "error /App/A.swift:9:9 odd ×2",
        "error /App/A.swift:8:10 no 'x'",
      ])
  }

  @Test func timesInFront() {
    let log = Self.carets.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "2027-01-31T10:20:30.1234567Z " + $0 }.joined(separator: "\n")
    #expect(read(log) == Self.caretDiagnostics)
  }

  static let message = "invalid redeclaration of synthesized property '_counter'"

  @Test func boxedMacroExpansions() {
    let log = """
      macro expansion @State:3:13: error: \(Self.message)
      `- /App/W.swift:4:49: note: expanded code originates here
      2 | struct ContentView: View {
      4 |     @State @Clamped private var counter: Int = 0
        |     |                           `- note: '_counter' synthesized for property wrapper
        |     `- note: in expansion of macro 'State' on property 'counter' here
        +--- macro expansion @State -----------------------------------------
        | 3 | private var _counter: StateBox<Int> {
        |   |             `- error: \(Self.message)
        +--------------------------------------------------------------------
      5 |     var body: some View { Text("x") }
      /App/X.swift:1:1: error: x
      """
    #expect(read(log) == ["error /App/W.swift:4:49 \(Self.message)", "error /App/X.swift:1:1 x"])
  }

  private static func generated(_ name: String) -> String {
    "/var/folders/x/T/swift-generated-sources/@__swiftmacro_1M\(name)fMp_.swift"
  }

  @Test func macroExpansionsWithCarets() {
    let log = """
      \(Self.generated("1A")):3:13: error: \(Self.message)
      private var _counter: StateBox<Int> {
                  ^
      /App/W.swift:4:5: note: in expansion of macro 'State' on property 'counter' here
          @State @Clamped private var counter: Int = 0
          ^                           ~~~~~~~
      /App/W.swift:4:33: note: '_counter' synthesized for property wrapper backing storage
          @State @Clamped private var counter: Int = 0
                                      ^
      """
    #expect(read(log) == ["error /App/W.swift:4:5 \(Self.message)"])
  }

  @Test func macroExpansionsInEachOther() {
    let log = """
      \(Self.generated("1A")):3:13: error: first
      \(Self.generated("1B")):2:1: note: in expansion of macro 'Inner' here
      /App/W.swift:7:5: note: in expansion of macro 'Outer' here
      macro expansion @Inner:1:2: error: second
      `- macro expansion #Outer:3:4: note: expanded code originates here
         `- /App/W.swift:9:5: note: expanded code originates here
      """
    #expect(read(log) == ["error /App/W.swift:7:5 first", "error /App/W.swift:9:5 second"])
  }

  @Test func macroExpansionsWithoutANote() {
    let log = """
      \(Self.generated("1A")):3:13: error: first
      /App/W.swift:4:33: note: something else
      /App/X.swift:1:1: error: x
      /App/W.swift:7:5: note: in expansion of macro 'Outer' here
      \(Self.generated("1B")):3:13: error: second
      """
    #expect(
      read(log) == ["error expansion first", "error /App/X.swift:1:1 x", "error expansion second"])
  }

  static let symbol =
    "variable initialization expression of App.Counter.(__count in _A7) : Swift.Int"

  @Test func symbolsThatTheLinkerMisses() {
    let log = """
      Ld /App/build/App normal (in target 'App' from project 'App')
      Undefined symbols for architecture arm64:
        "\(Self.symbol)", referenced from:
            App.Counter.init(from: Swift.Int) -> App.Counter in B.o
            "quoted" in C.o
        "_other", referenced from:
            _main in D.o
      ld: symbol(s) not found for architecture arm64
      clang: error: linker command failed with exit code 1 (use -v to see invocation)
        "not a symbol"
      Undefined symbols for architecture x86_64:
        "\(Self.symbol)", referenced from:
      """
    #expect(
      read(log) == [
        "error - undefined symbol: \(Self.symbol) ×2", "error - undefined symbol: _other",
      ])
  }

  @Test func symbolsThatOtherLinkersMiss() {
    let log = """
      error: link command failed with exit code 1 (use -v to see invocation)
      ld.lld: error: undefined symbol: $s1avpfi
      >>> referenced by A.swift
      /t/A-1.o:A-1.o:function $s1x: error: undefined reference to '$s1avpfi'
      /App/A.swift:4: error: undefined reference to '$s1avpfi'
      /usr/bin/ld: error: undefined symbol: $s1bvpfi
      clang: error: linker command failed with exit code 1 (use -v to see invocation)
      """
    #expect(
      read(log) == [
        "error - undefined symbol: $s1avpfi ×3", "error - undefined symbol: $s1bvpfi",
      ])
  }

  @Test func shortenedLogs() {
    let log = """
      [App] Compiling A.swift
      ❌  /App/A.swift:8:9: no 'x'

              foo(x)
              ^

      ⚠️  /App/A.swift:9:9: odd
      """
    #expect(read(log) == ["error /App/A.swift:8:9 no 'x'", "warning /App/A.swift:9:9 odd"])
  }

  @Test("Nothing, and what is no log") func garbage() {
    #expect(read("") == [])
    #expect(read("\n\n\r\n") == [])
    // Serialized diagnostics are no text.
    #expect(BuildLog(Array("DIAG".utf8) + [0x01, 0x08, 0x00, 0x00, 0xFF, 0xFE]).diagnostics == [])
    var bytes: [UInt8] = []
    var state: UInt32 = 7
    for _ in 0..<100_000 {
      state = state &* 1_664_525 &+ 1_013_904_223
      bytes.append(UInt8(truncatingIfNeeded: state >> 24))
    }
    #expect(BuildLog(bytes).diagnostics.allSatisfy { $0.place == .none })
    let mixed = bytes.filter { $0 != 0x0A } + Array("\nA.swift:1:2: error: x\n".utf8) + bytes
    let found = BuildLog(mixed).diagnostics.filter { $0.place != .none }
    #expect(found.map(\.message) == ["x"])
  }
}
