import CodemodEngine
import Rewriting
import TextEditing

extension RunReport {
  /// Where each change comes from: its place, codemod and rule, then its captures and what was
  /// changed with it, one a line; nil if nothing changes.
  ///
  /// No line begins like a part of a patch.
  func derivationList(_ style: Style) -> String? {
    let lines = files.flatMap { file in
      file.derivations.flatMap { Self.lines(of: $0, in: file.path, style) }
    }
    guard !lines.isEmpty else { return nil }
    return style.text("Why:", .bold) + "\n" + lines.joined(separator: "\n")
  }

  private static func lines(
    of applied: AppliedDerivation, in path: String, _ style: Style
  ) -> [String] {
    let derivation = applied.derivation
    let position = derivation.position
    let place = style.text("\(path.onOneLine):\(position.line):\(position.column)", .cyan)
    let captures = derivation.captures.map { capture in
      "    \(capture.name) = \(shortened(capture.text))"
    }
    let dependents = applied.dependents.map { edit in
      let position = edit.position
      let place = style.text("\(edit.path.onOneLine):\(position.line):\(position.column)", .cyan)
      return "    with \(place), \(edit.origin.description)"
    }
    return ["  \(place) by \(derivation.codemod), rule \(derivation.rule + 1)"]
      + captures + dependents
  }

  /// A capture's text on one line: the first of several, and a sign that there are more.
  private static func shortened(_ text: String) -> String {
    if text.isEmpty { return "nothing" }
    let lines = text.split(whereSeparator: \.isNewline)
    return lines.count > 1 ? "\(String(lines[0]).onOneLine) …" : text.onOneLine
  }
}

extension DependentEdit.Origin {
  /// What in the rule asks for the change, in the words of codemod files.
  fileprivate var description: String {
    switch self {
    case .then(let rule): "rule \(rule + 1) of then"
    case .insert: "insert"
    case .addMember: "add-member"
    case .addAttribute: "add-attribute"
    case .addImport(let module): "add-import \(module)"
    }
  }
}
