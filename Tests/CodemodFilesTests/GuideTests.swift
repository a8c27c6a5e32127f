import CodeFacts
import Rewriting
import Testing
import TextEditing

@testable import CodemodFiles
@testable import QueryLanguage

@Suite("The guide for authors")
struct GuideTests {
  static let guide = Guide((try? Repository.guide()) ?? "")

  @Test("There is a guide with blocks to look at")
  func some() {
    #expect(Self.guide.blocks.count > 30)
    #expect(Self.guide.blocks.count { $0.key == "id" } >= 4)
  }

  @Test(
    "Whole files load, and their examples behave", arguments: guide.blocks.filter { $0.key == "id" }
  )
  func file(block: Guide.Block) throws {
    let id = try #require(block.text.split(separator: "\n").first?.dropFirst("id: ".count))
    #expect(complaints(block.text, path: "\(id).yml") == [])
    let codemod = try #require(read(block.text, path: "\(id).yml").codemod)
    for (expected, found) in ExampleRun(codemod: codemod, sdk: SDKKnowledge()).differences() {
      #expect(found == expected)
    }
  }

  @Test("A file of SDK data loads", arguments: guide.blocks.filter { $0.key == "module" })
  func data(block: Guide.Block) {
    let file = SDKFile(Array(block.text.utf8), path: "paints.yml")
    #expect(file.diagnostics.map { $0.rendered() } == [])
    #expect(file.knowledge.types.count == 5)
  }

  @Test(
    "All other blocks load inside a small file",
    arguments: guide.blocks.filter { !["id", "module"].contains($0.key) })
  func fragment(block: Guide.Block) throws {
    let text = try #require(Self.whole(block), "no file has `\(block.key)` in such a place")
    #expect(complaints(text, others: Self.files) == [])
  }

  /// The whole files of the guide by their ids.
  private static let files: [String: String] = Dictionary(
    guide.blocks.filter { $0.key == "id" }.map { block in
      (String(block.text.prefix { $0 != "\n" }.dropFirst("id: ".count)), block.text)
    }, uniquingKeysWith: { first, _ in first })

  /// A rule that captures every name that the guide's facts speak of.
  private static let rule =
    "- match: \"f(<#name: identifier#>, <#value#>, $<#flag: identifier#>, <#item#>)\""

  /// A whole file with the block in it, by the block's first key.
  private static func whole(_ block: Guide.Block) -> String? {
    let key = block.key
    let isRule = block.text.contains("\nrewrite:") || block.text.contains("\nremove:")
    if key == "match", isRule {
      return frame(rules: "  - " + indented(block.text, by: 4))
    }
    if key == UseKey.use.rawValue { return frame(rules: "  - " + indented(block.text, by: 4)) }
    if FactWord(rawValue: key) != nil, !["any", "all", "not"].contains(key) || !isMatcher(block) {
      let rules =
        "  \(rule)\n    rewrite: g()\n    where:\n      - " + indented(block.text, by: 8)
      return frame(rules: rules)
    }
    if MatcherWord(rawValue: key) != nil {
      return frame(rules: "  - match:\n      " + indented(block.text, by: 6) + "    remove: match")
    }
    if CodemodKey(rawValue: key) != nil {
      return frame(rules: "  \(rule)\n    rewrite: g()", before: block.text)
    }
    return nil
  }

  /// Whether a block whose key is a word of facts and of matchers holds matchers.
  private static func isMatcher(_ block: Guide.Block) -> Bool {
    let words = block.text.split { !($0.isLetter || $0 == "-") }.map(String.init)
    return !words.dropFirst().contains { word in
      FactWord(rawValue: word) != nil && MatcherWord(rawValue: word) == nil
    }
  }

  /// The lines of a text but the first, indented.
  private static func indented(_ text: String, by count: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      index == 0 || line.isEmpty ? String(line) : String(repeating: " ", count: count) + line
    }.joined(separator: "\n")
  }

  private static let relations = MatcherWord.relations.map(\.rawValue)

  /// What the tables of the guide must list, by heading.
  private static let words: [String: [String]] = [
    "The file": CodemodKey.words,
    "Examples": ExampleKey.words,
    "A rule": RuleKey.words + relations,
    "Rules of another codemod": UseKey.words,
    "A matcher": MatcherWord.words,
    "Kinds of placeholders": NodeConstraint.names,
    "Reading patterns": PatternRole.allCases.map(\.rawValue),
    "`declared`": DeclaredKey.words,
    "`conforms`": ConformsKey.words,
    "`has-type`": HasTypeKey.words,
    "`has-property`": HasPropertyKey.words,
    "`declares-type`": DeclaresTypeKey.words,
    "`declares-function`": DeclaresFunctionKey.words,
    "`is-ambiguous-type`": AmbiguousTypeKey.words,
    "`chain`": ChainKey.words,
    "Scopes": FactScope.allCases.map(\.rawValue),
    "Computed captures": ComputedKey.words,
    "Memberwise initializers": MemberwiseInitializer.Part.allCases.map(\.rawValue),
    "`memberwise-initializer`": MemberwiseKey.words,
    "Removing": Removal.allCases.map(\.rawValue),
    "Inserting": InsertionKey.words,
    "Adding members": MemberKey.words + AddedMember.Place.allCases.map(\.rawValue),
    "Remarks": RemarkKey.words,
    "Dependent rules": DependentKey.words + relations + CompletenessKey.words,
    "Confidence": Confidence.allCases.map(\.rawValue),
    "Targets": PlatformVersion.platforms,
    "Diagnostics": AnsweredKey.words,
    "Utilities": UtilityKey.words,
    "SDK data": SDKKey.words,
    "Wrappers": WrapperKey.words,
    "Protocols": SDKProtocolKey.words,
    "Types": SDKTypeKey.words,
    "Builders": BuilderKey.words,
    "`branches`": BranchesKey.words,
    "`takes`": TakesKey.words,
    "Extracting": ExtractKey.words,
    "Texts": ["{name}"] + MessageText.commonHoles.map { "{\($0)}" },
  ]

  @Test("Each table has the words that there are, and no others")
  func tables() {
    let headings = Set(Self.guide.tables.map(\.heading)).subtracting(["Patterns"])
    #expect(headings.sorted() == Self.words.keys.sorted())
    for heading in headings {
      let found = Self.guide.words(below: heading)
      #expect(found.sorted() == Self.words[heading]?.sorted(), "\(heading)")
    }
  }

  @Test("Each fact has a part of its own, and nothing else looks like one")
  func facts() {
    let found = Self.guide.headings.filter { $0.hasPrefix("`") }.map { $0.dropFirst().dropLast() }
    #expect(found.map(String.init).sorted() == FactWord.words.sorted())
    for word in FactWord.words where word != "holds" {
      #expect(Self.guide.blocks.contains { $0.key == word }, "no example of \(word)")
    }
  }

  @Test("Equivalent forms are told in the words of the engine", arguments: Equivalence.allCases)
  func equivalences(form: Equivalence) {
    #expect(Self.guide.text.contains("- \(form.explanation)\n"))
  }

  @Test(
    "Requirements and facts about matchers have all their keys in the text",
    arguments:
      RequirementKey.words + MatcherFactKey.words)
  func otherKeys(word: String) {
    #expect(Self.guide.text.contains("`\(word)`"))
  }
}
