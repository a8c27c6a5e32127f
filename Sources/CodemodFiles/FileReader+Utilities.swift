import YAMLReading

extension FileReader {
  /// The named facts and matchers, not yet read.
  mutating func utilities(_ node: YAMLNode?) -> NameScope.Utilities {
    var result = NameScope.Utilities()
    guard let node, let fields = fields(of: node, in: "`utilities`", known: UtilityKey.words) else {
      return result
    }
    result.facts = named(fields[UtilityKey.facts], "`facts`")
    result.matchers = named(fields[UtilityKey.matchers], "`matchers`")
    return result
  }

  /// The pairs of a mapping by their names.
  mutating func named(_ node: YAMLNode?, _ what: String) -> [String: YAMLPair] {
    guard let node else { return [:] }
    guard let pairs = node.mapping else {
      reportKind(node, what, wanted: "a mapping of names")
      return [:]
    }
    if pairs.isEmpty { report("\(what) is empty", at: node) }
    var result: [String: YAMLPair] = [:]
    for pair in pairs {
      if let name = text(pair.key, "a name of \(what)") { result[name] = pair }
    }
    return result
  }

  /// Refuses names that no rule uses: what they stand for has not been read, and may be anything.
  mutating func reportUnused(_ utilities: NameScope.Utilities) {
    for (what, word, pairs) in [
      ("fact", FactWord.holds.rawValue, utilities.facts),
      ("matcher", MatcherWord.matching.rawValue, utilities.matchers),
    ] {
      for (name, pair) in pairs where !usedNames.contains("the \(what) `\(name)`") {
        report(
          "no rule uses the \(what) `\(name)`", at: pair.key,
          advice: ["use it with `\(word): \(name)`, or remove it"])
      }
    }
  }
}
