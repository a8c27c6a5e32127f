import QueryLanguage
import SyntaxTrees
import Testing

@testable import CodeFacts

@Suite("For which platforms code is compiled")
struct PlatformFactTests {
  private static func targets(_ names: String) -> [PlatformVersion]? {
    let platforms = names.split(separator: " ")
    return platforms.isEmpty
      ? nil : platforms.map { PlatformVersion(platform: String($0), version: [27]) }
  }

  /// Asks of `f()`, which stands in a file with that text.
  private static func judge(
    _ source: String, _ platforms: [String], target: String
  ) -> Judgement? {
    facts(of: source).judge(.compiledOnlyFor(platforms), at: "f()", target: targets(target))
  }

  @Test(
    "Without conditions, the target tells",
    arguments: [
      ("iOS", ["iOS"], Truth.yes, "this code is compiled for iOS"),
      (
        "iOS visionOS", ["iOS", "visionOS", "macOS"], .yes,
        "this code is compiled for iOS and visionOS"
      ),
      ("iOS visionOS macOS", ["iOS"], .no, "this code is compiled for iOS, visionOS and macOS"),
      ("macOS", ["iOS"], .no, "this code is compiled for macOS"),
      ("", ["iOS"], .unknown, "the deployment target of this file is not known"),
      (
        "", ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst"], .yes,
        "this code is compiled for iOS, macOS, tvOS, watchOS, visionOS and macCatalyst"
      ),
    ])
  func target(target: String, platforms: [String], truth: Truth, words: String) {
    let answer = Self.judge("f()", platforms, target: target)
    #expect(answer == Judgement(truth, words))
  }

  /// Whether code below a condition is compiled for iOS alone, in a target for iOS and visionOS.
  @Test(arguments: [
    ("os(iOS)", Truth.yes), ("os(visionOS)", .no), ("os(xrOS)", .no), ("!os(visionOS)", .yes),
    ("!os(iOS)", .no), ("os(iOS) || os(visionOS)", .no), ("os(iOS) || os(tvOS)", .yes),
    ("os(iOS) && DEBUG", .yes), ("DEBUG", .unknown), ("DEBUG || os(iOS)", .unknown),
    ("(os(iOS))", .yes), ("!(os(visionOS) || os(macOS))", .yes), ("!!os(iOS)", .yes),
    ("os(visionOS) // os(iOS)", .no), ("os(iOS) /* or so */", .yes), ("true", .no),
    ("false || os(iOS)", .yes), ("canImport(Kit)", .unknown), ("os(Linux)", .no),
    ("targetEnvironment(macCatalyst)", .no), ("!targetEnvironment(macCatalyst)", .no),
    ("targetEnvironment(simulator) && os(iOS)", .yes), ("compiler(>=6.2)", .unknown),
    ("compiler(>=6.2) && !os(visionOS)", .yes), ("swift(>=5) || os(iOS)", .unknown),
    ("hasFeature(A)", .unknown),
  ])
  func condition(condition: String, expected: Truth) {
    let answer = Self.judge("#if \(condition)\nf()\n#endif", ["iOS"], target: "iOS visionOS")
    #expect(answer?.truth == expected, "\(condition.prefix(80))")
  }

  @Test(
    "What is no condition tells nothing",
    arguments: [
      "", "os(iOS", "os()", "os(iOS, macOS)", "&& os(iOS)", "os(iOS) ||", "os(iOS) os(iOS)", "!",
      ")",
      "$A && os(iOS)", "os(iOS) /* open", "(os(iOS)", String(repeating: "(", count: 9000) + "true",
    ])
  func unreadable(condition: String) {
    // A comment that is not closed ends the condition.
    let expected = condition.hasSuffix("open") ? Truth.yes : .unknown
    #expect(CompilationCondition.truth(of: condition, on: "iOS") == expected)
  }

  @Test(
    "Branches, and what is around them",
    arguments: [
      ("#if os(iOS)\n#else\nf()\n#endif", Truth.no),
      ("#if os(visionOS)\n#else\nf()\n#endif", .yes),
      ("#if os(visionOS)\n#elseif DEBUG\nf()\n#endif", .yes),
      ("#if DEBUG\n#elseif os(iOS)\nf()\n#else\n#endif", .yes),
      ("#if os(visionOS)\n#elseif os(iOS)\n#else\nf()\n#endif", .no),
      ("#if !os(visionOS)\n#if DEBUG\nf()\n#endif\n#endif", .yes),
      ("#if os(iOS)\ng()\n#endif\nf()", .no),
      (
        "#if os(iOS)\ng()\n#else\n#endif\n#if !os(visionOS)\nf()\n#endif\n#if os(macOS)\n#endif",
        .yes
      ),
      ("#if(os(iOS))\nf()\n#endif", .yes),
    ])
  func branches(source: String, expected: Truth) {
    let answer = Self.judge(source, ["iOS"], target: "iOS visionOS")
    #expect(answer?.truth == expected, "\(source)")
  }

  @Test(
    "The system in a condition counts more than the target",
    arguments: [
      ("visionOS", ["visionOS"], "iOS", Truth.yes, "this code is compiled for visionOS"),
      ("visionOS", ["visionOS"], "", .yes, "this code is compiled for visionOS"),
      (
        "iOS", ["iOS"], "macOS", .unknown,
        "the target does not run on iOS, for which this code is"
      ),
      ("iOS", ["iOS"], "", .unknown, "the deployment target of this file is not known"),
      ("iOS", ["iOS"], "iOS macCatalyst", .no, "this code is compiled for iOS and macCatalyst"),
      ("iOS", ["visionOS", "tvOS"], "", .no, "this code is not compiled for visionOS or tvOS"),
      ("Linux", ["iOS"], "iOS", .no, "this code is compiled for none of these platforms"),
    ])
  func systems(
    system: String, platforms: [String], target: String, truth: Truth, words: String
  ) {
    let source = "#if os(\(system))\nf()\n#endif"
    #expect(Self.judge(source, platforms, target: target) == Judgement(truth, words))
  }

  @Test("A link of a chain stands where it is called, not where the chain begins")
  func links() throws {
    let source = "let a = b\n#if os(iOS)\n.c()\n#endif\n.d()"
    let file = facts(of: source)
    for (pattern, expected) in [("<#b#>.c()", Truth.yes), ("<#b#>.d()", .no)] {
      let match = try #require(
        Matcher.pattern(try Pattern(parsing: pattern)).matches(in: file.tree.root).first)
      let evaluator = FactEvaluator(file: file, target: Self.targets("iOS macOS"))
      let answer = evaluator.judge(
        .compiledOnlyFor(["iOS"]), in: match, captures: match.captures)
      #expect(answer.truth == expected)
    }
  }

  @Test("A match through which conditions cut")
  func cut() throws {
    let file = facts(of: "let a = b\n#if A\n.c()\n#endif\nlet d = e { f() }\n.c()")
    let matches = Matcher.pattern(try Pattern(parsing: "<#x#>.c()")).matches(in: file.tree.root)
    let answers = matches.map {
      FactEvaluator(file: file).judge(.spansDirective, in: $0, captures: $0.captures)
    }
    #expect(
      answers == [
        Judgement(.yes, "conditional compilation cuts through this code"),
        Judgement(.no, "no conditional compilation cuts through this code"),
      ])
  }
}
