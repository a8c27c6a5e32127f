import TextEditing

/// Reads a command line by the table of commands.
struct ArgumentParser {
  private var rest: ArraySlice<String>
  private var words: [String] = []
  private var values: [OptionName: [String]] = [:]

  private init(_ arguments: [String]) { rest = arguments[...] }

  /// Reads the arguments, the program's name not among them.
  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = ArgumentParser(arguments)
    return try parser.invocation()
  }

  private mutating func invocation() throws(UsageError) -> Invocation {
    while let word = rest.first, word.hasPrefix("-"), word != "-" {
      rest.removeFirst()
      switch try takeOption(word, of: nil) {
      case .help: return .help(nil)
      case .version: return .version
      default: break
      }
    }
    guard let word = rest.popFirst() else { throw UsageError("no command given") }
    if word == "help" { return .help(rest.first { !$0.hasPrefix("-") }) }
    guard let name = CommandName(rawValue: word) else { throw Self.unknownCommand(word) }
    return try arguments(of: .spec(of: name))
  }

  private mutating func arguments(of spec: CommandSpec) throws(UsageError) -> Invocation {
    while let word = rest.popFirst() {
      if word == "--" {
        words += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        words.append(word)
        continue
      }
      if try takeOption(word, of: spec) == .help { return .help(spec.name.rawValue) }
    }
    try checkWords(of: spec)
    for option in spec.options where option.isRequired && values[option.name] == nil {
      throw Self.error("'\(spec.name)' needs \(option.usage)", in: spec)
    }
    for (one, other) in spec.conflicts where values[one] != nil && values[other] != nil {
      throw Self.error("\(one.flag) and \(other.flag) cannot be given together", in: spec)
    }
    return .command(ParsedArguments(command: spec.name, words: words, values: values))
  }

  /// Reads an option whose first word has just been taken; `spec` is nil before the command.
  private mutating func takeOption(
    _ word: String, of spec: CommandSpec?
  ) throws(UsageError) -> OptionName {
    if word == "-h" { return .help }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let flag = String(parts[0])
    let options = spec?.options ?? OptionSpec.leading
    guard flag.hasPrefix("--"), let option = options.first(where: { $0.name.flag == flag }) else {
      throw Self.unknownOption(flag, among: options, in: spec)
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    let new = try takeValues(of: option, attached: attached, in: spec)
    if values[option.name] != nil, case .one = option.arity {
      throw Self.error("\(flag) is given more than once", in: spec)
    }
    values[option.name, default: []] += new
    return option.name
  }

  private mutating func takeValues(
    of option: OptionSpec, attached: String?, in spec: CommandSpec?
  ) throws(UsageError) -> [String] {
    var new: [String] = []
    switch option.arity {
    case .flag:
      guard attached == nil else {
        throw Self.error("\(option.name.flag) takes no value", in: spec)
      }
      return []
    case .one, .each:
      if let value = attached ?? nextValue() { new = [value] }
    case .list:
      if let attached {
        new = [attached]
      } else {
        while let value = nextValue() { new.append(value) }
      }
    }
    guard !new.isEmpty, !new.contains("") else {
      throw Self.error("\(option.name.flag) needs a value: \(option.usage)", in: spec)
    }
    for value in new where !option.choices.isEmpty && !option.choices.contains(value) {
      throw Self.error(
        "\(option.name.flag) cannot be '\(value)'; it is one of \(option.choices.listed)",
        in: spec)
    }
    return new
  }

  /// Takes the next word if it can be a value; options cannot.
  private mutating func nextValue() -> String? {
    guard let word = rest.first, word == "-" || !word.hasPrefix("-") else { return nil }
    return rest.popFirst()
  }

  private func checkWords(of spec: CommandSpec) throws(UsageError) {
    let allowed = spec.positional?.maximum ?? (spec.positional == nil ? 0 : Int.max)
    if words.count > allowed {
      throw Self.error("'\(words[allowed])' is one word too many for '\(spec.name)'", in: spec)
    }
    if let positional = spec.positional, words.count < positional.minimum {
      throw Self.error("'\(spec.name)' needs \(positional.usage)", in: spec)
    }
  }
}

extension ArgumentParser {
  private static func error(_ message: String, in spec: CommandSpec?) -> UsageError {
    let topic = spec.map { " " + $0.name.rawValue } ?? ""
    return UsageError(message, hint: "see 'swift-codemod help\(topic)'")
  }

  private static func unknownCommand(_ word: String) -> UsageError {
    let known = CommandName.allCases.map(\.rawValue) + ["help"]
    return error(
      "unknown command '\(word)'" + Suggestion.question(for: word, in: known), in: nil)
  }

  private static func unknownOption(
    _ flag: String, among options: [OptionSpec], in spec: CommandSpec?
  ) -> UsageError {
    let place = spec.map { " of '\($0.name)'" } ?? ""
    // Someone who has the name right but the command wrong is not helped by a similar name.
    let owners = CommandSpec.all.filter { $0.options.contains { $0.name.flag == flag } }
    if let owner = owners.first {
      let names = owners.map { "'\($0.name.rawValue)'" }.joined(separator: ", ")
      return error(
        "\(flag) is no option\(place); it belongs to \(names)", in: spec ?? owner)
    }
    let question = Suggestion.question(for: flag, in: options.map(\.name.flag))
    return error("unknown option '\(flag)'\(place)\(question)", in: spec)
  }
}

extension Suggestion {
  /// What to put behind a message about an unknown word: a question, or nothing.
  static func question(for word: String, in known: some Sequence<String>) -> String {
    nearest(to: word, in: known).map { "; did you mean '\($0)'?" } ?? ""
  }
}

extension [String] {
  /// The words in a row: "a", "a or b", "a, b or c".
  var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
