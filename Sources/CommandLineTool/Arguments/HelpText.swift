import TextEditing

/// The help that is printed, made from the table of commands.
enum HelpText {
  private static let width = 80

  /// Help about the program, a command, or a topic.
  static func text(about topic: String?) throws(UsageError) -> String {
    guard let topic else { return overview }
    if let command = CommandName(rawValue: topic) { return text(of: .spec(of: command)) }
    if let page = HelpTopic(rawValue: topic) { return page.text }
    let known = CommandName.allCases.map(\.rawValue) + HelpTopic.allCases.map(\.rawValue)
    throw UsageError(
      "there is no help about '\(topic)'" + Suggestion.question(for: topic, in: known),
      hint: "see 'swift-codemod help'")
  }

  /// Help about the program.
  static var overview: String {
    """
    Rewrites Swift code by codemods: declarative files that say what to find and
    what it becomes.

    Usage: swift-codemod COMMAND [options]

    Commands:
    \(table(CommandSpec.all.map { ($0.name.rawValue, $0.summary) }))

    Options:
    \(table(OptionSpec.leading.map { ($0.usage, $0.help) }))

    Topics:
    \(table(HelpTopic.allCases.map { ($0.rawValue, $0.summary) }))

    'swift-codemod help WORD' tells more about a command or a topic.

    """
  }

  /// Help about a command.
  static func text(of spec: CommandSpec) -> String {
    var parts = [spec.summary + ".", "Usage: swift-codemod \(spec.usage)"]
    parts += spec.discussion.map { wrapped($0, width: width).joined(separator: "\n") }
    if let positional = spec.positional {
      parts.append("Arguments:\n" + table([(positional.usage, positional.help)]))
    }
    parts.append("Options:\n" + table(spec.options.map { ($0.usage, $0.help) }))
    if !spec.examples.isEmpty {
      let lines = spec.examples.map { "  swift-codemod " + $0 }
      parts.append("Examples:\n" + lines.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Two columns; names that are too long for theirs have a line of their own.
  private static func table(_ rows: [(name: String, help: String)]) -> String {
    let limit = 24
    let column = rows.map(\.name.count).filter { $0 <= limit }.max() ?? 0
    let margin = String(repeating: " ", count: column + 4)
    let lines = rows.flatMap { name, help in
      let text = wrapped(help, width: width - margin.count)
      if name.count > limit { return ["  " + name] + text.map { margin + $0 } }
      let first = "  " + name + String(repeating: " ", count: column - name.count + 2)
      return [first + (text.first ?? "")] + text.dropFirst().map { margin + $0 }
    }
    return lines.joined(separator: "\n")
  }

  /// The words of a text in lines of at most `width` characters, longer words aside.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
