import YAMLReading

/// The names that the facts and texts of a rule may speak of.
struct NameScope {
  /// The captures that each match of the rule has: placeholders, and computed ones.
  var captures: Set<String> = []
  /// The captures that only some alternatives of an `any` have.
  var uncertain: Set<String> = []
  /// Whether some matcher could not be read, so that what it captures is not known.
  var isIncomplete = false
  /// The facts and matchers that the codemod has named under `utilities`, as they are written.
  ///
  /// They are read anew in each rule that uses them, because the captures are the rule's.
  let utilities: Utilities
  /// What the names are of, in words: "the rule in line 7".
  let user: String
  /// The named facts and matchers that are being read inside each other, outermost first, in words.
  var uses: [String] = []

  /// Named facts and matchers.
  struct Utilities {
    var facts: [String: YAMLPair] = [:]
    var matchers: [String: YAMLPair] = [:]
  }

  /// Takes in a capture that each match has from here on.
  mutating func add(_ name: String) {
    captures.insert(name)
    uncertain.remove(name)
  }

  /// Takes in what alternatives capture: a name that not all of them have is uncertain.
  mutating func add(alternatives: [NameScope]) {
    guard let first = alternatives.first else { return }
    let common = alternatives.reduce(first.captures) { $0.intersection($1.captures) }
    let all = alternatives.reduce(uncertain) { $0.union($1.captures).union($1.uncertain) }
    captures.formUnion(common)
    isIncomplete = isIncomplete || alternatives.contains(where: \.isIncomplete)
    uncertain = all.subtracting(captures)
  }

  /// A line of advice for mistakes in a named fact or matcher that depend on what uses it.
  var advice: [String] {
    uses.first.map { ["\($0) is used by \(user)"] } ?? []
  }
}
