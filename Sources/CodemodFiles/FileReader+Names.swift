import CodeFacts
import QueryLanguage
import Rewriting
import TextEditing
import YAMLReading

/// Which holes a text for people may have beside the captures of its rule.
enum MessageHoles: Sendable {
  /// None: nothing was asked that could have words.
  case captures
  /// What is in the way of computing a capture.
  case detail
  /// The words and lines of the fact that does not hold.
  case fact
  /// The lines of the references that remain.
  case places

  var names: Set<String> {
    switch self {
    case .captures: []
    case .detail: ["detail"]
    case .fact: MessageText.commonHoles
    case .places: ["place", "places"]
    }
  }
}

extension FileReader {
  /// The name of a capture that each match of the rule has.
  mutating func capture(_ node: YAMLNode?, _ what: String, _ scope: NameScope) -> String? {
    guard let node, let name = text(node, what) else { return nil }
    return check(capture: name, at: node.start, scope: scope) ? name : nil
  }

  /// What a fact or computed capture is about: a capture, or with `true` the match itself.
  mutating func subject(
    _ node: YAMLNode?, _ what: String, _ scope: NameScope
  ) -> FactSubject? {
    guard let node, let word = text(node, what) else { return nil }
    if word == "true", !scope.captures.contains(word) { return .match }
    return capture(node, what, scope).map { .capture($0) }
  }

  /// Whether each match has a capture; if not, says so.
  mutating func check(
    capture name: String, at position: LinePosition, scope: NameScope
  ) -> Bool {
    if scope.captures.contains(name) || scope.isIncomplete { return true }
    if scope.uncertain.contains(name) {
      report(
        "not every alternative of `any` captures `\(name)`", at: position, advice: scope.advice)
    } else {
      reportUnknown(
        "capture", name, known: scope.captures.sorted(), at: position, advice: scope.advice)
    }
    return false
  }

  /// A text for people, in which `{name}` stands for a capture's text.
  mutating func message(
    _ node: YAMLNode?, _ what: String, holes: MessageHoles = .captures, scope: NameScope
  ) -> String? {
    guard let node, let text = text(node, what) else { return nil }
    let known = scope.captures.union(holes.names)
    for hole in MessageText(text).holes where !known.contains(hole) && !scope.isIncomplete {
      let position = node.position(of: "{\(hole)}")
      if scope.uncertain.contains(hole) {
        _ = check(capture: hole, at: position, scope: scope)
      } else {
        reportUnknown(
          "hole", hole, in: what, known: known.sorted(), at: position, advice: scope.advice
        ) { "{\($0)}" }
      }
    }
    return text
  }

  /// A template, whose placeholders must be captures.
  mutating func template(_ node: YAMLNode, _ what: String, scope: NameScope) -> Template? {
    // Checked below, all of them; a template would tell of the first.
    let names = Set(node.placeholderNames)
    let template = parsed(node, what) { (text) throws(PatternError) in
      try Template(parsing: text, placeholders: names)
    }
    guard let template, let scalar = node.scalar else { return nil }
    if template.items.isEmpty {
      let advice = "to take code away, write `remove: match`"
      report(
        "\(what) is empty", at: node, advice: what == RuleKey.rewrite.quoted ? [advice] : [])
      return nil
    }
    let bytes = Array(template.text.utf8)
    for item in template.items {
      guard case .placeholder(let placeholder) = item.content else { continue }
      let position = scalar.position(of: item.range.lowerBound)
      _ = check(capture: placeholder.name, at: position, scope: scope)
      if bytes[item.range].contains(UInt8(ascii: ":")) {
        report(
          "\(what): a template cannot ask for a kind; write `<#\(placeholder.name)#>`",
          at: position)
      }
    }
    return template
  }
}

extension YAMLNode {
  /// The names that a template speaks of, whether or not it is good.
  fileprivate var placeholderNames: [String] {
    let parts = (scalar?.text ?? "").split(separator: "<#", omittingEmptySubsequences: false)
    return parts.dropFirst().map { part in
      String(part.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
    }
  }

  /// Where a part of a text stands in the file; the node's start if that is not known.
  fileprivate func position(of part: String) -> LinePosition {
    guard let scalar else { return start }
    let bytes = Array(scalar.text.utf8)
    guard let found = bytes.firstRange(of: Array(part.utf8)) else { return start }
    return scalar.position(of: found.lowerBound)
  }
}
