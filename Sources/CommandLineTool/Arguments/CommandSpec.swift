/// The commands by the word that people type.
enum CommandName: String, CaseIterable {
  case list, show, diff, apply, fix, search, tree, check, test
}

/// The words that a command takes beside its options.
struct PositionalSpec {
  /// What help calls a word.
  let value: String
  /// How many there must be.
  var minimum = 0
  /// How many there may be; nil for any number.
  var maximum: Int?
  /// What the words are, as help says it.
  let help: String

  /// The words as help shows them: `ID`, `[ID...]`, `FILE...`.
  var usage: String {
    let many = maximum == 1 ? value : value + "..."
    return minimum == 0 ? "[\(many)]" : many
  }
}

/// Everything that is to be known about a command before it runs: parsing, help and the messages
/// about wrong usage are all made from it.
struct CommandSpec {
  let name: CommandName
  /// What the command does, in one line.
  let summary: String
  /// More about it; paragraphs.
  var discussion: [String] = []
  var positional: PositionalSpec?
  let options: [OptionSpec]
  /// Pairs of options of which only one may be given.
  var conflicts: [(OptionName, OptionName)] = []
  /// Command lines to begin with, without the program's name.
  var examples: [String] = []

  /// The command's form in one line, without the program's name.
  var usage: String {
    let required = options.filter(\.isRequired).map(\.usage)
    return ([name.rawValue] + required + [positional?.usage, "[options]"].compactMap { $0 })
      .joined(separator: " ")
  }

  /// The option of that name, if the command has it.
  func option(_ word: String) -> OptionSpec? {
    options.first { $0.name.rawValue == word }
  }
}
