extension OptionSpec {
  /// The options that every command has.
  static let common: [OptionSpec] = [
    OptionSpec(
      name: .codemods, arity: .one("DIR"),
      help: """
        Where codemods are looked for; else $SWIFT_CODEMOD_HOME, else the folder that came with \
        the program.
        """),
    OptionSpec(
      name: .color, arity: .one("WHEN"), choices: ["auto", "always", "never"],
      help: "Whether to use color; 'auto' is on a terminal unless NO_COLOR is set."),
    OptionSpec(name: .help, arity: .flag, help: "Show this help."),
  ]

  /// What may stand before the command.
  static let leading: [OptionSpec] =
    common + [OptionSpec(name: .version, arity: .flag, help: "Show the version.")]

  /// The options that say which files are meant.
  static let files: [OptionSpec] = [
    OptionSpec(
      name: .paths, arity: .list("PATH"),
      help: """
        Files, and folders whose Swift files are meant; the current folder if there is none. What \
        git ignores is left out.
        """),
    OptionSpec(
      name: .filesFrom, arity: .one("FILE"),
      help: "Read the names of the files from FILE, one a line, or from standard input for '-'."),
    OptionSpec(
      name: .only, arity: .each("GLOB"),
      help: "Only files whose path fits, as 'Sources/**'; may be given several times."),
    OptionSpec(
      name: .skip, arity: .each("GLOB"),
      help: "No files whose path fits; may be given several times."),
  ]

  /// The files are either found or given by name.
  static let fileConflicts: [(OptionName, OptionName)] = [(.paths, .filesFrom)]

  /// The options of the commands that run codemods.
  static let running: [OptionSpec] =
    files + [
      OptionSpec(
        name: .target, arity: .each("PLATFORM:VERSION"),
        help: """
          What the code deploys to, as 'iOS:17', once for each platform; else told by the project, \
          see 'help project'.
          """),
      OptionSpec(
        name: .review, arity: .flag,
        help: "Make the changes as well that need to be looked at one by one."),
      OptionSpec(
        name: .verify, arity: .flag,
        help: """
          Have the parser of 'swiftc', which has to be in PATH, judge the results as well; rewrites \
          that it rejects are left out.
          """),
      OptionSpec(
        name: .why, arity: .flag,
        help: "Tell where each change comes from: its rule, captures, and what goes with it."),
      .jobs, .format, .profile,
    ] + common

  static let allowDirty = OptionSpec(
    name: .allowDirty, arity: .flag, help: "Write files that have uncommitted changes as well.")

  static let jobs = OptionSpec(
    name: .jobs, arity: .one("N"), help: "How many files to work on at a time.")

  static let profile = OptionSpec(
    name: .profile, arity: .flag,
    help: "Tell on standard error where the time went: by phase, codemod and file.")

  static let format = OptionSpec(
    name: .format, arity: .one("FORMAT"), choices: ["text", "json"],
    help: "How to print the result; see 'help json'.")

  static let listFormat = OptionSpec(
    name: .format, arity: .one("FORMAT"), choices: ["text", "json", "markdown"],
    help: "How to print the list; see 'help json'. As markdown it is a page with all examples.")

  static let pack = OptionSpec(
    name: .pack, arity: .each("PACK"), help: "Only the codemods of this pack.")
}
