import Testing

@testable import CommandLineTool

@Suite struct ArgumentParserTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let line: [String]
    var words: [String] = []
    var values: [OptionName: [String]] = [:]
    var testDescription: String { line.joined(separator: " ") }
  }

  @Test(arguments: [
    Row(line: ["list"]),
    Row(line: ["list", "--pack", "a", "--pack=b"], values: [.pack: ["a", "b"]]),
    Row(line: ["list", "--format", "json"], values: [.format: ["json"]]),
    Row(line: ["list", "--format", "markdown"], values: [.format: ["markdown"]]),
    Row(line: ["show", "x"], words: ["x"]),
    Row(line: ["diff", "a", "b"], words: ["a", "b"]),
    Row(line: ["diff", "a", "--in", "x", "y"], words: ["a"], values: [.paths: ["x", "y"]]),
    Row(line: ["diff", "--in=x", "a"], words: ["a"], values: [.paths: ["x"]]),
    Row(
      line: ["diff", "a", "--in", "x", "--review", "--in", "y"], words: ["a"],
      values: [.paths: ["x", "y"], .review: []]),
    Row(
      line: ["diff", "--in", "x", "--", "a", "--b"], words: ["a", "--b"],
      values: [.paths: ["x"]]),
    Row(
      line: ["diff", "a", "--target", "iOS:17", "--target=macOS:14"], words: ["a"],
      values: [.target: ["iOS:17", "macOS:14"]]),
    Row(line: ["diff", "a", "--jobs", "4"], words: ["a"], values: [.jobs: ["4"]]),
    Row(
      line: ["diff", "a", "--only", "x", "--skip", "y", "--skip", "z"], words: ["a"],
      values: [.only: ["x"], .skip: ["y", "z"]]),
    Row(line: ["diff", "a", "--files-from", "-"], words: ["a"], values: [.filesFrom: ["-"]]),
    Row(line: ["diff", "a", "--check"], words: ["a"], values: [.check: []]),
    Row(line: ["apply", "a", "--allow-dirty"], words: ["a"], values: [.allowDirty: []]),
    Row(line: ["apply", "a", "--color=never"], words: ["a"], values: [.color: ["never"]]),
    Row(line: ["--codemods", "d", "list"], values: [.codemods: ["d"]]),
    Row(line: ["list", "--codemods=d=e"], values: [.codemods: ["d=e"]]),
    Row(line: ["search", "f(<#x#>)"], words: ["f(<#x#>)"]),
    Row(
      line: ["search", "T", "--as", "type"], words: ["T"], values: [.role: ["type"]]),
    Row(line: ["search", "--query", "(x)"], values: [.query: ["(x)"]]),
    Row(
      line: ["tree", "a.swift:3", "--all-tokens"], words: ["a.swift:3"], values: [.allTokens: []]),
    Row(line: ["check", "a.yml", "b.yml"], words: ["a.yml", "b.yml"]),
    Row(line: ["test"]),
    Row(line: ["test", "a", "--update"], words: ["a"], values: [.update: []]),
  ])
  func reads(_ row: Row) throws {
    let command = try #require(
      row.line.first { !$0.hasPrefix("-") && $0 != "d" }.flatMap(CommandName.init))
    let expected = ParsedArguments(command: command, words: row.words, values: row.values)
    #expect(try ArgumentParser.parse(row.line) == .command(expected))
  }

  @Test(arguments: [
    (["--help"], Invocation.help(nil)), (["-h"], .help(nil)), (["help"], .help(nil)),
    (["help", "diff"], .help("diff")), (["diff", "--help"], .help("diff")),
    (["diff", "a", "-h", "--nonsense"], .help("diff")), (["--version"], .version),
    (["--color", "never", "--version"], .version),
  ])
  func readsHelpAndVersion(_ line: [String], _ expected: Invocation) throws {
    #expect(try ArgumentParser.parse(line) == expected)
  }

  @Test(arguments: [
    (["--"], "unknown option '--'"),
    ([], "no command given"),
    (["dif"], "unknown command 'dif'; did you mean 'diff'?"),
    (["xyzzy"], "unknown command 'xyzzy'"),
    (["show"], "'show' needs ID"),
    (["show", "a", "b"], "'b' is one word too many for 'show'"),
    (["list", "a"], "'a' is one word too many for 'list'"),
    (["check"], "'check' needs FILE..."),
    (["tree"], "'tree' needs FILE[:LINE]"),
    (
      ["diff", "a", "--tragets", "x"],
      "unknown option '--tragets' of 'diff'; did you mean '--target'?"
    ),
    (["diff", "a", "--xyzzy"], "unknown option '--xyzzy' of 'diff'"),
    (["diff", "a", "-x"], "unknown option '-x' of 'diff'"),
    (["apply", "a", "--check"], "--check is no option of 'apply'; it belongs to 'diff'"),
    (["--review", "diff", "a"], "--review is no option; it belongs to 'diff', 'apply', 'fix'"),
    (["fix", "a"], "'fix' needs --log FILE"),
    (["fix", "--log"], "--log needs a value: --log FILE"),
    (["diff", "a", "--target"], "--target needs a value: --target PLATFORM:VERSION"),
    (["diff", "a", "--target", "--review"], "--target needs a value: --target PLATFORM:VERSION"),
    (["diff", "a", "--target="], "--target needs a value: --target PLATFORM:VERSION"),
    (["diff", "a", "--in"], "--in needs a value: --in PATH..."),
    (["diff", "a", "--in", ""], "--in needs a value: --in PATH..."),
    (["diff", "a", "--review=yes"], "--review takes no value"),
    (["diff", "a", "--format", "xml"], "--format cannot be 'xml'; it is one of text or json"),
    (["list", "--color=red"], "--color cannot be 'red'; it is one of auto, always or never"),
    (["diff", "a", "--jobs", "1", "--jobs", "2"], "--jobs is given more than once"),
    (
      ["diff", "a", "--in", "x", "--files-from", "y"],
      "--in and --files-from cannot be given together"
    ),
    (["search", "--query", "q", "--as", "type"], "--query and --as cannot be given together"),
  ])
  func refuses(_ line: [String], _ message: String) {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(line) }
    #expect(error?.message == message)
  }

  @Test(arguments: CommandSpec.all.map(\.name))
  func helpNamesEveryOption(_ name: CommandName) throws {
    let spec = CommandSpec.spec(of: name)
    let help = try HelpText.text(about: name.rawValue)
    for option in spec.options { #expect(help.contains("  " + option.name.flag)) }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: HelpTopic.allCases)
  func topicsFitTheTerminal(_ topic: HelpTopic) throws {
    let help = try HelpText.text(about: topic.rawValue)
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 90 })
  }

  @Test func helpSuggestsTopics() {
    let error = #expect(throws: UsageError.self) { try HelpText.text(about: "jsno") }
    #expect(error?.message == "there is no help about 'jsno'; did you mean 'json'?")
  }

  @Test func helpIsLaidOut() throws {
    let expected = """
      List the codemods there are, and what each needs.

      Usage: swift-codemod list [options]

      Options:
        --pack PACK     Only the codemods of this pack.
        --format text|json|markdown
                        How to print the list; see 'help json'. As markdown it is a
                        page with all examples.
        --codemods DIR  Where codemods are looked for; else $SWIFT_CODEMOD_HOME, else
                        the folder that came with the program.
        --color auto|always|never
                        Whether to use color; 'auto' is on a terminal unless NO_COLOR
                        is set.
        --help          Show this help.

      Examples:
        swift-codemod list
        swift-codemod list --pack modernize
        swift-codemod list --format markdown

      """
    #expect(try HelpText.text(about: "list") == expected)
  }
}
