import CodeFacts
import CodemodEngine
import TextEditing

extension RunReport {
  /// At most so many messages that no codemod answers are listed, and so many places of each.
  static let (mostMessages, mostPlaces) = (20, 3)

  /// What became of the diagnostics of a log, in sections; none if there is no log.
  func diagnosticSections(_ style: Style) -> [String] {
    guard let diagnostics else { return [] }
    guard !diagnostics.isEmpty else {
      return [style.text("There are no errors and warnings in the log.", .bold)]
    }
    let fixed = diagnostics.filter { $0.result == .fixed }
    let unknown = diagnostics.filter { $0.result == .unknown }
    let rest = diagnostics.filter { $0.result != .fixed && $0.result != .unknown }
    var sections: [String] = []
    if fixed.isEmpty {
      let count = String.count(diagnostics.count, "diagnostic")
      let verb = writes ? "was" : "would be"
      sections.append(style.text("None of \(count) \(verb) fixed.", .bold))
    } else {
      let verb = writes ? "fixed" : "would be fixed"
      let title = "\(fixed.count) of \(String.count(diagnostics.count, "diagnostic")) \(verb):"
      sections.append(Self.section(title, fixed, style))
    }
    if !rest.isEmpty {
      let verb = rest.count == 1 ? "needs" : "need"
      let title = "\(String.count(rest.count, "diagnostic")) \(verb) a hand:"
      let isUnknown = rest.flatMap(\.answers).contains {
        $0.kind == .withheld(FactEvaluator.targetIsUnknown)
      }
      let advice = isUnknown ? "\n  " + Self.targetAdvice : ""
      sections.append(Self.section(title, rest, style) + advice)
    }
    if !unknown.isEmpty { sections.append(Self.unknownSection(unknown, style)) }
    return sections
  }

  private static func section(
    _ title: String, _ diagnostics: [DiagnosticReport], _ style: Style
  ) -> String {
    let lines = diagnostics.flatMap { diagnostic in
      let place = diagnostic.place.map { style.text($0, .cyan) + ": " } ?? ""
      let times = diagnostic.count > 1 ? " (\(diagnostic.count) times)" : ""
      let head = "  \(place)\(diagnostic.message.onOneLine)\(times)"
      let reason = diagnostic.reason.map { ["    " + $0.onOneLine] } ?? []
      return [head] + diagnostic.answers.map { text(of: $0, style) } + reason
    }
    return ([style.text(title, .bold)] + lines).joined(separator: "\n")
  }

  private static func text(of answer: DiagnosedAnswer, _ style: Style) -> String {
    let position = answer.position
    let place = style.text("\(answer.path.onOneLine):\(position.line):\(position.column)", .cyan)
    let reason = answer.kind.reason.map { ": " + $0.onOneLine } ?? ""
    return "    \(answer.codemod) at \(place)\(reason)"
  }

  /// What no codemod answers, by message, the most frequent ones first.
  private static func unknownSection(_ diagnostics: [DiagnosticReport], _ style: Style) -> String {
    let verb = diagnostics.count == 1 ? "was" : "were"
    let title = "\(String.count(diagnostics.count, "other diagnostic")) \(verb) left alone:"
    var lines = [style.text(title, .bold)]
    var groups: [(message: String, members: [DiagnosticReport])] = []
    var indices: [String: Int] = [:]
    for diagnostic in diagnostics {
      if let index = indices[diagnostic.message] {
        groups[index].members.append(diagnostic)
      } else {
        indices[diagnostic.message] = groups.count
        groups.append((diagnostic.message, [diagnostic]))
      }
    }
    let sorted = groups.enumerated().sorted {
      ($1.element.members.count, $0.offset) < ($0.element.members.count, $1.offset)
    }.map(\.element)
    for (message, members) in sorted.prefix(mostMessages) {
      let places = members.compactMap(\.place)
      let count = members.count > 1 ? " (\(String.count(members.count, "place")))" : ""
      lines.append("  \(message.onOneLine)\(count)")
      lines += places.prefix(mostPlaces).map { "    " + style.text($0, .cyan) }
      if places.count > mostPlaces { lines.append("    …") }
    }
    if sorted.count > mostMessages {
      lines.append("  and \(String.count(sorted.count - mostMessages, "other message"))")
    }
    return lines.joined(separator: "\n")
  }
}
