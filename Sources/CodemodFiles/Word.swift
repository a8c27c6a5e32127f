/// The words that may stand in one place of a codemod file.
///
/// What each means stands in `Codemods/README.md`.
protocol Word: RawRepresentable, CaseIterable, Sendable where RawValue == String {}

extension Word {
  /// All words of the place, as they are written.
  static var words: [String] { allCases.map(\.rawValue) }
  /// The word as messages show it.
  var quoted: String { "`\(rawValue)`" }
}

extension Dictionary where Key == String {
  /// The value of a key.
  subscript(word: some Word) -> Value? { self[word.rawValue] }
}

/// The keys of a codemod file.
enum CodemodKey: String, Word {
  case id, title, why, source, confidence, available, imports, after, diagnostics, utilities
  case rules, examples

  static let required: [Self] = [.id, .title, .why, .source, .confidence, .rules, .examples]
}

/// The keys of an entry of `diagnostics`.
enum AnsweredKey: String, Word { case message, scope, at }

/// The keys of `utilities`.
enum UtilityKey: String, Word { case facts, matchers }

/// The keys of an example.
enum ExampleKey: String, Word {
  case before, after, keep, modules, target, sdk, unchecked, comments
}

/// Where comments that the tests put into code may come to stand in its result.
enum CommentsWord: String, CaseIterable { case anywhere }

/// The keys of a rule, beside ``MatcherWord/relations``.
enum RuleKey: String, Word {
  case match
  case `where`, require, `let`
  case rewrite, remove, fill, extract, note
  case insert, remark
  case addMember = "add-member"
  case addAttribute = "add-attribute"
  case addImport = "add-import"
  case then, complete, confidence, available
  case reviewUnless = "review-unless"
  case name

  /// The keys of which a rule has exactly one, or none if it has one of ``additions``.
  static let actions: [Self] = [.rewrite, .remove, .fill, .extract, .note]
  /// The keys that change something beside the match, which may then stay as it is.
  static let additions: [Self] = [.insert, .addMember, .addAttribute, .then]
  /// The keys that mean nothing where nothing is changed.
  static let changing: [Self] = [
    .insert, .remark, .addMember, .addAttribute, .addImport, .then, .complete, .confidence,
    .reviewUnless,
  ]
}

/// The keys of an entry of `rules` that is another codemod's rule.
enum UseKey: String, Word { case use }

/// The keys of a rule of `then`, beside ``MatcherWord/relations``.
enum DependentKey: String, Word {
  case match, scope, within, beside
  case `where`, require, `let`, moved, documented
  case rewrite, remove, insert, otherwise
  case addAttribute = "add-attribute"
  case then

  /// The keys of which a rule of `then` has exactly one, or none if it has one of ``additions``.
  static let actions: [Self] = [.rewrite, .remove, .otherwise]
  /// The keys that change something beside the match, which may then stay as it is.
  static let additions: [Self] = [.insert, .addAttribute, .then]
}

/// The key of a requirement, beside those of its fact.
enum RequirementKey: String, Word { case otherwise }

/// The keys of a computed capture.
enum ComputedKey: String, Word {
  case typeOf = "type-of"
  case elementTypeOf = "element-type-of"
  case text, choice, memberwise
  case freeName = "free-name"
  case nameWithout = "name-without"
  case prefix
  case freeVariablesOf = "free-variables-of"
  case `as`
  case firstLabel = "first-label"
  case versionsFor = "versions-for"
  case copyOf = "copy-of"
  case map, join
  case operandsOf = "operands-of"
  case `operator`
  case rewriting, require, otherwise

  /// The keys of which a computed capture has exactly one.
  static let values: [Self] = [
    .typeOf, .elementTypeOf, .text, .choice, .memberwise, .freeName, .nameWithout,
    .freeVariablesOf, .versionsFor, .copyOf, .map, .operandsOf,
  ]
}

/// The keys of an entry of `choice`.
enum ChoiceKey: String, Word { case text, when }

/// The keys of a rule for copied or mapped code, beside ``MatcherWord/relations``.
enum CopyKey: String, Word {
  case match
  case `where`, `let`
  case rewrite, remove

  /// The keys of which such a rule has exactly one.
  static let actions: [Self] = [.rewrite, .remove]
}

/// The keys of `extract`.
enum ExtractKey: String, Word { case content, call, member, otherwise }

/// The keys of an insertion.
enum InsertionKey: String, Word { case before, after, text, when }

/// The keys of an added member.
enum MemberKey: String, Word { case code, place, when }

/// The keys of a remark.
enum RemarkKey: String, Word { case text, when }

/// The keys of an entry of `complete`.
enum CompletenessKey: String, Word { case name, scope, otherwise }
