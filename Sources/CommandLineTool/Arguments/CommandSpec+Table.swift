extension CommandSpec {
  /// All commands, in the order in which help lists them.
  static let all: [CommandSpec] = CommandName.allCases.map(spec(of:))

  /// The one description of a command.
  static func spec(of name: CommandName) -> CommandSpec {
    switch name {
    case .list: list
    case .show: show
    case .diff: diff
    case .apply: apply
    case .fix: fix
    case .search: search
    case .tree: tree
    case .check: check
    case .test: test
    }
  }

  private static let list = CommandSpec(
    name: .list,
    summary: "List the codemods there are, and what each needs",
    options: [.pack, .listFormat] + OptionSpec.common,
    examples: ["list", "list --pack modernize", "list --format markdown"])

  private static let show = CommandSpec(
    name: .show,
    summary: "Show one codemod: why, what it needs, before and after",
    positional: PositionalSpec(
      value: "ID", minimum: 1, maximum: 1, help: "A codemod's id, or a codemod file (.yml)."),
    options: OptionSpec.common)

  private static let diff = CommandSpec(
    name: .diff,
    summary: "Show what would change, without writing",
    discussion: [
      """
      Prints a unified diff that 'git apply' and 'patch -p1' read, and behind it a summary with the \
      places that need a hand, below the reasons why. Errors go to standard error.
      """
    ],
    positional: .selection,
    options: [
      OptionSpec(name: .check, arity: .flag, help: "Exit with 1 if something would change.")
    ] + OptionSpec.running,
    conflicts: OptionSpec.fileConflicts,
    examples: ["diff PACK --in Sources", "diff ID --target iOS:17 --format json"])

  private static let apply = CommandSpec(
    name: .apply,
    summary: "Make the changes that 'diff' shows",
    discussion: [
      """
      A file is written whole or not at all. Files with changes that are not committed to git, or \
      that git does not know, are left alone and named, because nothing could bring them back.
      """
    ],
    positional: .selection,
    options: [.allowDirty] + OptionSpec.running,
    conflicts: OptionSpec.fileConflicts,
    examples: ["apply PACK --in Sources Tests", "apply ID path/to/codemod.yml --review"])

  private static let fix = CommandSpec(
    name: .fix,
    summary: "Make the changes that a build log asks for",
    discussion: [
      """
      Reads what 'xcodebuild', 'swift build' and 'swiftc' print, matches the errors and warnings to \
      the codemods that answer them, and makes their changes at those places only. Tells of each \
      what became of it: fixed, needs a hand, or nothing that a codemod answers.
      """,
      """
      Paths in the log may be of another machine: then the file counts whose path ends most like \
      it. Files are written as 'apply' writes them.
      """,
    ],
    positional: PositionalSpec(
      value: "SELECTION",
      help: "Codemods, packs, or codemod files; all that answer diagnostics if there is none."),
    options: [
      OptionSpec(
        name: .log, arity: .one("FILE"), isRequired: true,
        help: "The log, or '-' for standard input."),
      OptionSpec(
        name: .dryRun, arity: .flag, help: "Print a unified diff of the changes instead."),
      .allowDirty,
    ] + OptionSpec.running,
    conflicts: OptionSpec.fileConflicts,
    examples: [
      "fix --log build.log", "fix --log - --in Sources --dry-run", "fix --log build.log PACK",
    ])

  private static let search = CommandSpec(
    name: .search,
    summary: "Find code by a pattern or a tree-sitter query",
    positional: PositionalSpec(
      value: "PATTERN", maximum: 1, help: "Swift code with placeholders, as 'fetch(<#url#>)'."),
    options: [
      OptionSpec(
        name: .query, arity: .one("QUERY"),
        help: "Search by a tree-sitter query instead of a pattern."),
      OptionSpec(
        name: .role, arity: .one("ROLE"),
        choices: ["expression", "statements", "member", "declaration", "type"],
        help: "How the pattern is to be read, if not as it seems."),
    ] + OptionSpec.files + [.jobs, .format, .profile] + OptionSpec.common,
    conflicts: OptionSpec.fileConflicts + [(.query, .role)],
    examples: ["search 'fetch(<#url#>, <#_...#>)' --in Sources"])

  private static let tree = CommandSpec(
    name: .tree,
    summary: "Print the syntax tree of a file, or of what stands on a line",
    positional: PositionalSpec(
      value: "FILE[:LINE]", minimum: 1, maximum: 1, help: "A Swift file, and a line of it."),
    options: [
      OptionSpec(
        name: .allTokens, arity: .flag,
        help: "Show keywords and punctuation too, not only named nodes.")
    ] + OptionSpec.common,
    examples: ["tree Sources/App.swift:12"])

  private static let check = CommandSpec(
    name: .check,
    summary: "Validate codemod files",
    positional: PositionalSpec(
      value: "FILE", minimum: 1, help: "Codemod files (.yml), or folders of them."),
    options: OptionSpec.common)

  private static let test = CommandSpec(
    name: .test,
    summary: "Run the examples and the corpus of codemods",
    discussion: [
      """
      The cases of a codemod are the folders in Corpus/PACK/ID beside the folder of the codemods.
      """
    ],
    positional: PositionalSpec(
      value: "ID", help: "Codemods, packs, or codemod files; all codemods if there is none."),
    options: [
      OptionSpec(
        name: .update, arity: .flag,
        help: "Accept what comes out as the new results and findings of the corpus."),
      OptionSpec(
        name: .typecheck, arity: .flag,
        help: "Have the compiler check the code of all cases, before and after."),
      OptionSpec(
        name: .sdk, arity: .one("DIR"),
        help: """
          The SDK to check against; else that of Xcode, or, where there is none, a model of the \
          SDKs.
          """),
    ] + OptionSpec.common)
}

extension PositionalSpec {
  fileprivate static let selection = PositionalSpec(
    value: "SELECTION",
    help: """
      A codemod's id, a pack, or a codemod file (.yml); what .swift-codemod.yml names if there is \
      none.
      """)
}
