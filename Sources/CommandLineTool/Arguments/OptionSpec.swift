/// The options that some command has, by the word behind the two dashes.
enum OptionName: String, CaseIterable {
  case allowDirty = "allow-dirty"
  case allTokens = "all-tokens"
  case check
  case codemods
  case color
  case dryRun = "dry-run"
  case filesFrom = "files-from"
  case format
  case help
  case jobs
  case log
  case only
  case pack
  case paths = "in"
  case profile
  case query
  case review
  case role = "as"
  case sdk
  case skip
  case target
  case typecheck
  case update
  case verify
  case version
  case why

  /// The option as people type it.
  var flag: String { "--" + rawValue }
}

/// What a command accepts as one of its options.
struct OptionSpec {
  /// How many values an option takes, and what help calls them.
  enum Arity: Equatable {
    /// None: the option is there or not.
    case flag
    /// One; the option may be given once.
    case one(String)
    /// One each time; the option may be given several times.
    case each(String)
    /// All words up to the next option.
    case list(String)
  }

  let name: OptionName
  let arity: Arity
  /// The only values allowed; empty if any is.
  var choices: [String] = []
  /// Whether the command is nothing without it.
  var isRequired = false
  /// What the option does, as help says it.
  let help: String

  /// The option with its value, as help shows it.
  var usage: String {
    switch arity {
    case .flag: name.flag
    case .one(let value), .each(let value):
      "\(name.flag) \(choices.isEmpty ? value : choices.joined(separator: "|"))"
    case .list(let value): "\(name.flag) \(value)..."
    }
  }
}
