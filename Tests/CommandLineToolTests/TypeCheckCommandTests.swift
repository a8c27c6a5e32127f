import Testing

@testable import CommandLineTool

/// `test --typecheck`, with a model of two small SDKs.
@Suite struct TypeCheckCommandTests {
  private let folder: TemporaryFolder
  private var terminal: Terminal

  private static let shared = """
    @attached(peer, names: prefixed(_)) public macro Kept() = \
    #externalMacro(module: "ModelMacros", type: "KeptMacro")
    public func log(_ text: String)

    """

  init() throws {
    folder = try TemporaryFolder()
    terminal = Terminal(folder)
    terminal.variables["HOME"] = folder.path("home")
    terminal.variables["XDG_CACHE_HOME"] = folder.path("cache")
    try folder.writeCodemod("calls/rename", keys: "confidence: safe\nimports: Kit")
    try write("public func log(_ text: String)\n", "Shared/Kit/Log")
    try write("public func fetch(_ id: Int) -> Int\npublic func stays() -> Int\n", "26/Kit/Calls")
    try write("public func load(_ id: Int) -> Int\npublic func stays() -> Int\n", "27/Kit/Calls")
    try writeCase("plain", "import Kit\nlet b = fetch(1)\n", "import Kit\nlet b = load(1)\n")
    try folder.write(
      "errors:\n  - { line: 2, message: \"cannot find 'fetch' in scope\" }\n",
      to: "Corpus/calls/rename/plain/case.yml")
  }

  private func write(_ text: String, _ name: String) throws {
    try folder.write(text, to: "Tests/ModelSDK/\(name).swiftinterface")
  }

  private func writeCase(
    _ name: String, _ before: String, _ after: String? = nil, yaml: String? = nil
  ) throws {
    try folder.write(before, to: "Corpus/calls/rename/\(name)/before.swift")
    if let after { try folder.write(after, to: "Corpus/calls/rename/\(name)/after.swift") }
    if let yaml { try folder.write(yaml, to: "Corpus/calls/rename/\(name)/case.yml") }
  }

  /// What is printed of types, and the exit code.
  private func check() async -> (text: String, code: ExitCode) {
    let result = await terminal.run("test", "--typecheck")
    #expect(result.err == "")
    let lines = result.out.split(separator: "\n").drop { !$0.hasSuffix("passed, 0 failed") }
    return (lines.dropFirst().joined(separator: "\n"), result.code)
  }

  @Test func checksCasesAndExamples() async throws {
    let first = await check()
    #expect(first.text == "types: 3 passed, 0 failed")
    #expect(first.code == .done)
    // What was said is kept: now there is no compiler that could say it again.
    try folder.write("#!/bin/sh\nexec swiftc --version\n", to: "bin/real")
    let kept = try folder.names(in: "cache/swift-codemod/checks")
    // Three of the case, two of each example: what changes is not checked before with the newer SDK.
    #expect(kept.count == 7)
    #expect(await check().text == "types: 3 passed, 0 failed")
    #expect(try folder.names(in: "cache/swift-codemod/checks") == kept)
  }

  @Test func namesWhatTheCompilerSaysOtherwise() async throws {
    try writeCase("wrong", "import Kit\nlet a = stays()\nlet c: String = stays()\n")
    try writeCase(
      "silent", "import Kit\nlet a = stays()\n", nil,
      yaml: "errors:\n  - { line: 1, message: \"not said\" }\n")
    let result = await check()
    #expect(
      result.text == """
        FAILED Corpus/calls/rename/silent
          the model of SDK 27 does not say: before.swift:1: not said
        FAILED Corpus/calls/rename/wrong
          the model of SDK 26: before.swift:3: cannot convert value of type 'Int' to specified type 'String'
          the model of SDK 27: before.swift:3: cannot convert value of type 'Int' to specified type 'String'
        types: 3 passed, 2 failed
        """)
    #expect(result.code == .found)
  }

  @Test func checksTheResult() async throws {
    let before =
      "import Kit\nstruct A {\n  let a: Int\n  init() {\n    log(\"\\(fetch(1))\")\n  }\n}\n"
    let yaml = "sdk: 27\nerrors:\n  - { line: 5, message: \"cannot find 'fetch' in scope\" }\n"
    let after = before.replacing("fetch", with: "load")
    try writeCase("init", before, after, yaml: yaml)
    #expect(
      await check().text == """
        FAILED Corpus/calls/rename/init
          the model of SDK 27: after.swift:6: return from initializer without initializing all stored properties
        types: 3 passed, 1 failed
        """)
    try writeCase(
      "init", before, after,
      yaml: yaml + "errors-left:\n  - { line: 6, message: \"return from initializer without "
        + "initializing all stored properties\" }\n")
    #expect(await check().text == "types: 4 passed, 0 failed")
  }

  @Test func leavesOutWhatIsNotForTheCompiler() async throws {
    try writeCase("odd", "let a = nowhere()\n", yaml: "unchecked: it is only half of a program\n")
    #expect(await check().text == "types: 3 passed, 0 failed, 1 skipped")
  }

  @Test func knowsWhatCasesUseFromElsewhere() async throws {
    let before = "import Kit\nimport Paint\nlet a = pot(shelf.first)\n"
    try writeCase("elsewhere", before)
    try folder.write("import Kit\nlet shelf = [stays()]\n", to: "Corpus/calls/rename/context.swift")
    try folder.write(
      "public func pot(_ a: Int?) -> Int { 1 }\n",
      to: "Corpus/calls/rename/elsewhere/context/Paint.swift")
    let result = await check()
    #expect(result.text == "types: 4 passed, 0 failed")
  }

  @Test func tellsWhatIsWrongWithTheModel() async throws {
    try write("public func broken(_ a: Nothing)\n", "27/Kit/Broken")
    let result = await terminal.run("test", "--typecheck")
    #expect(result.err.contains("the module Kit of \(folder.path("Tests/ModelSDK"))"))
    #expect(result.err.contains("cannot find type 'Nothing' in scope"))
    #expect(result.code == .usage)
  }

  @Test mutating func takesASystemsSDK() async throws {
    try folder.touch("SDKs/iPhoneOS27.0.sdk/a", "SDKs/Other.sdk/a")
    try folder.write(
      """
      #!/bin/sh
      echo "$@" >> "\(folder.path("calls"))"
      [ "$1" = --version ] && exit 0
      for file; do :; done
      grep -q fetch "$file" || exit 0
      echo "$file:2:9: error: 'fetch' is only available in iOS 26 or newer" >&2
      echo "$file:2:9: error: cannot find 'fetch' in scope" >&2
      exit 1

      """, to: "bin/swiftc")
    try folder.setPermissions(0o755, of: "bin/swiftc")
    terminal.variables["PATH"] = folder.path("bin") + ":/usr/bin:/bin"
    let result = await terminal.run("test", "--typecheck", "--sdk", "SDKs/iPhoneOS27.0.sdk")
    #expect(result.err == "")
    #expect(result.out.hasSuffix("\ntypes: 3 passed, 0 failed\n"))
    let calls = try folder.text(of: "calls")
    #expect(calls.contains("-sdk \(folder.path("SDKs/iPhoneOS27.0.sdk")) "))
    #expect(calls.contains("-target arm64-apple-ios27 "))
    let other = await terminal.run("test", "--typecheck", "--sdk", "SDKs/Other.sdk")
    #expect(other.err.contains("'Other.sdk' is no SDK that codemods know"))
    #expect(other.code == .usage)
    let none = await terminal.run("test", "--typecheck", "--sdk", "SDKs/None.sdk")
    #expect(none.err.contains("there is no folder"))
  }
}
