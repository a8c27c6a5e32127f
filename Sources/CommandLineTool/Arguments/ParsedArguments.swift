/// A command with the options and words that were given.
struct ParsedArguments: Equatable {
  let command: CommandName
  /// The words that belong to no option, in order.
  var words: [String] = []
  /// The values of the options that were given, in order; empty arrays for flags.
  var values: [OptionName: [String]] = [:]

  /// Whether the option was given.
  func has(_ option: OptionName) -> Bool { values[option] != nil }

  /// The value of an option that takes one.
  func value(_ option: OptionName) -> String? { values[option]?.last }

  /// The values of an option that takes several.
  func all(_ option: OptionName) -> [String] { values[option] ?? [] }
}

/// What the command line asks for.
enum Invocation: Equatable {
  /// Help about a command or a topic, or about the program for nil.
  case help(String?)
  case version
  case command(ParsedArguments)
}
