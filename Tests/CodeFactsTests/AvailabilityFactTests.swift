import CodeFacts
import QueryLanguage
import SyntaxTrees
import Testing

/// What a target lacks of the API that code uses, and what has to be asked for.
@Suite struct AvailabilityFactTests {
  private static let all = [version("iOS", 27), version("macOS", 26, 1)]
  private static let phone = [version("iOS", 27)]

  private static let sdk = SDKKnowledge(
    availability: [
      .method("mixed", labels: ["_", "with"]): all, .type("Palette"): phone,
      .member("deep", of: "Shade"): phone, .member("dark", of: "Shade"): all,
      .initializer(of: "Layer", labels: ["over", "content"]): all,
      .initializer(of: "Layer", labels: []): phone,
      .method("split", labels: ["first", "left", "right"]): all,
    ],
    argumentTypes: [
      ParameterName(function: "shaded", label: "_"): "Shade",
      ParameterName(function: "paint", label: "in"): "Shade",
      ParameterName(function: "Ink", label: "shade"): "Shade",
    ])

  private static func version(_ platform: String, _ parts: Int...) -> PlatformVersion {
    PlatformVersion(platform: platform, version: parts)
  }

  private struct Answer: Hashable {
    var newer: Truth
    var gate: Truth
    var versions: String?
  }

  private func answer(
    _ code: String, target: [PlatformVersion]?, text: String? = nil
  ) throws -> Answer {
    let file = facts(of: code, sdk: Self.sdk)
    let match = Match(nodes: [file.tree.root])
    let captures: Captures = ["x": text.map { .text($0) } ?? .node(file.tree.root)]
    let evaluator = FactEvaluator(file: file, target: target)
    return Answer(
      newer: evaluator.judge(.needsNewer(.capture("x")), in: match, captures: captures).truth,
      gate: evaluator.judge(.canBeGated(.capture("x")), in: match, captures: captures).truth,
      versions: evaluator.neededVersions(of: .capture("x"), in: match, captures: captures))
  }

  private static let old = [version("iOS", 17), version("macOS", 14)]
  private static let both = "iOS 27, macOS 26.1, *"

  @Test(
    "What code uses",
    arguments: [
      // Methods, by their labels.
      ("a.mixed(1, with: 2)", both), ("mixed(1, with: 2)", both), ("a?.mixed(1) { b }", both),
      ("a.mixed(1, with: { b })", both), ("a.mixed(1)", nil), ("a.mixed(1, with: 2, on: 3)", nil),
      ("a.mixed(1, on: 2)", nil), ("a.mixed", nil), ("a.mixed(1) { b } on: { c }", nil),
      ("split { a } left: { b } right: { c }", both), ("split { a } right: { b } left: { c }", nil),
      ("func mixed(_ a: Int, with b: Int) {}\na.mixed(1, with: 2)", nil),
      ("func mixed(_ a: Int) {}\na.mixed(1, with: 2)", both),
      ("struct S { func mixed(_ a: Int, with b: Int) {} }\na.mixed(1, with: 2)", nil),
      // Initializers and types.
      ("Layer(over: a) { b }", both), ("Layer.init(over: a) { b }", both),
      ("import Kit\nKit.Layer(over: a) { b }", both), ("Kit.Layer(over: a) { b }", nil),
      ("Layer(over: a)", nil), ("struct Layer {}\nLayer(over: a) { b }", nil),
      ("a.Layer(over: a) { b }", nil),
      // Members, where the type is known.
      ("a.shaded(.dark)", both), ("shaded(((.dark)))", both), ("shaded(a ? .dark : b)", both),
      ("shaded(.dark ? a : b)", nil), ("shaded(on: .dark)", nil), ("other(.dark)", nil),
      ("paint(a, in: b, .dark)", both), ("paint(.dark, in: b)", nil), ("Shade.dark", both),
      ("Ink(shade: .dark)", both), ("Ink.init(shade: .dark)", both), ("Kit.Shade.dark", both),
      ("let a: Shade = .dark", both), ("let a: Tone = .dark", nil), ("let a = .dark", nil),
      ("enum Shade { case dark }\nshaded(.dark)", nil), ("shaded(.dark.other)", nil),
      ("func shaded(_ a: Tone) {}\nshaded(.dark)", nil), ("Tone.dark", nil),
      ("shaded(Tone.dark)", nil), ("switch a { case .dark: b }", nil),
      // No code.
      ("// a.mixed(1, with: 2)\nlet b = \"a.mixed(1, with: 2)\"", nil),
    ] as [(String, String?)])
  func uses(code: String, versions: String?) throws {
    let expected = Answer(newer: versions == nil ? .no : .yes, gate: .yes, versions: versions)
    #expect(try answer(code, target: Self.old) == expected)
  }

  private static let use = "a.mixed(1, with: 2)"

  @Test(
    "What is asked for around it",
    arguments: [
      ("if #available(iOS 27, macOS 27, *) { USE }", nil),
      ("if b, #available(iOS 27, *) { USE }", "macOS 26.1, *"),
      ("if #available(iOS 26, macOS 26.1, *) { USE }", "iOS 27, *"),
      ("if #available(iOS 27.0.1, macOS 26.1, *), USE { }", nil),
      ("if USE, #available(iOS 27, macOS 27, *) { }", both),
      ("if #available(iOS 27, macOS 27, *) { } else { USE }", both),
      ("if #available(iOS 27, macOS 27, *) { } else if b { USE }", both),
      ("if b { } else if #available(iOS 27, macOS 27, *) { USE }", nil),
      ("if #unavailable(iOS 27, macOS 27) { } else { USE }", nil),
      ("if #unavailable(iOS 27, macOS 27) { USE }", both),
      ("if #unavailable(iOS 27, macOS 27), b { } else { USE }", both),
      ("while #available(iOS 27, macOS 27, *) { USE }", nil),
      ("do { guard #available(iOS 27, macOS 27, *) else { return }\nUSE }", nil),
      ("do { guard #available(iOS 27, macOS 27, *) else { return }\nb { c { USE } } }", nil),
      ("do { USE\nguard #available(iOS 27, macOS 27, *) else { return } }", both),
      ("do { guard #available(iOS 27, macOS 27, *) else { USE } }", both),
      ("do { do { guard #available(iOS 27, macOS 27, *) else { return } }\nUSE }", both),
      ("@available(iOS 27, macOS 27, *) func b() { USE }", nil),
      (
        "@available(iOS 27, *) @available(macOS, introduced: 26.1) struct B { var b: Int { USE } }",
        nil
      ),
      ("@available(iOS 27, *)\nextension B { func b() { USE } }", "macOS 26.1, *"),
      ("@available(iOS, introduced: 27, deprecated: 28) func b() { USE }", "macOS 26.1, *"),
      ("@available(iOS, deprecated: 16) func b() { USE }", both),
      ("@available(*, deprecated, message: \"no\") func b() { USE }", both),
      ("@available(swift 6) @available(iOSApplicationExtension 27, *) func b() { USE }", both),
      ("@available(macOS, unavailable) func b() { USE }", "iOS 27, *"),
      ("@available(*, unavailable) func b() { USE }", nil),
      ("if #available(/* soon */ iOS 27, macOS 27 /* too */, *) { USE }", nil),
      // Conditional compilation.
      ("#if os(iOS)\nUSE\n#endif", "iOS 27, *"), ("#if !os(iOS)\nUSE\n#endif", "macOS 26.1, *"),
      ("#if os(iOS)\n#else\nUSE\n#endif", "macOS 26.1, *"), ("#if os(tvOS)\nUSE\n#endif", nil),
      ("#if os(tvOS) || os(iOS)\nUSE\n#endif", "iOS 27, *"),
      ("#if DEBUG && (os(iOS) || os(tvOS))\nUSE\n#endif", "iOS 27, *"),
      ("#if os(iOS)\n#elseif os(macOS)\n#else\nUSE\n#endif", nil),
      ("#if os(iOS)\n#endif\nUSE", both), ("#if DEBUG\nUSE\n#else\nUSE\n#endif", both),
      ("#if false\nUSE\n#endif", nil), ("#if !(compiler(>=6) && os(macOS))\nUSE\n#endif", both),
      ("#if targetEnvironment(macCatalyst)\nUSE\n#endif", nil),
      ("#if os(iOS)\n#if os(macOS)\nUSE\n#endif\n#endif", nil),
      ("#if canImport(Kit)\nUSE\n#endif", both), ("#if DEBUG && os(iOS)\nUSE\n#endif", "iOS 27, *"),
    ] as [(String, String?)])
  func gates(code: String, versions: String?) throws {
    let code = code.replacing("USE", with: Self.use)
    let expected = Answer(newer: versions == nil ? .no : .yes, gate: .yes, versions: versions)
    #expect(try answer(code, target: Self.old) == expected)
  }

  @Test(
    "What cannot be told never counts",
    arguments: [
      "if #available(Autumn 27, *) { USE }", "@available(Autumn, *) func b() { USE }",
    ])
  func unclear(code: String) throws {
    let code = code.replacing("USE", with: Self.use)
    #expect(try answer(code, target: Self.old).newer == .unknown)
  }

  @Test(
    "Targets",
    arguments: [
      ([version("iOS", 26, 4)], Answer(newer: .yes, gate: .yes, versions: "iOS 27, *")),
      ([version("iOS", 27)], Answer(newer: .no, gate: .yes)),
      (
        [version("iOS", 27), version("macOS", 26)],
        Answer(newer: .yes, gate: .yes, versions: "macOS 26.1, *")
      ),
      ([version("tvOS", 30)], Answer(newer: .yes, gate: .no)),
      (
        [version("tvOS", 17), version("iOS", 17)],
        Answer(newer: .yes, gate: .no, versions: "iOS 27, *")
      ),
      (
        [version("macCatalyst", 17)], Answer(newer: .yes, gate: .yes, versions: "macCatalyst 27, *")
      ),
      (
        [version("macCatalyst", 17), version("iOS", 17)],
        Answer(newer: .yes, gate: .yes, versions: "iOS 27, *")
      ),
      (nil, Answer(newer: .unknown, gate: .unknown)), ([], Answer(newer: .unknown, gate: .unknown)),
    ] as [([PlatformVersion]?, Answer)])
  private func targets(target: [PlatformVersion]?, expected: Answer) throws {
    #expect(try answer(Self.use, target: target) == expected)
  }

  @Test("A platform that lacks the API and is not compiled for does not count")
  func absent() throws {
    let code = "#if os(iOS)\nPalette()\n#endif"
    #expect(
      try answer(code, target: Self.old)
        == Answer(newer: .yes, gate: .yes, versions: "iOS 27, *"))
    #expect(
      try answer("#if canImport(Kit)\nPalette()\n#endif", target: [Self.old[1]])
        == Answer(newer: .unknown, gate: .unknown))
  }

  @Test("The words say what is needed where")
  func words() {
    let file = facts(of: Self.use + "\nPalette()\nshaded(.deep)", sdk: Self.sdk)
    let nodes = Array(file.tree.root.children)
    let words = nodes.map { node in
      FactEvaluator(file: file, target: [Self.old[1]])
        .judge(.needsNewer(.match), in: Match(nodes: [node]), captures: [:]).detail
    }
    #expect(
      words == [
        "mixed(_:with:) needs macOS 26.1, and the target runs on macOS 14",
        "Palette is not there on macOS", ".deep is not there on macOS",
      ])
  }

  @Test("Of a match only what it spells out itself counts")
  func matches() throws {
    let file = facts(of: "a.mixed(1, with: Palette())", sdk: Self.sdk)
    let root = Match(nodes: [file.tree.root])
    let evaluator = FactEvaluator(file: file, target: [Self.old[0]])
    let inner = try #require(file.node("Palette()"))
    let outer = try #require(file.node("a.mixed(1, with: Palette())"))
    let fact = Fact.needsNewer(.match)
    #expect(evaluator.judge(fact, in: root, captures: ["x": .node(inner)]).truth == .yes)
    #expect(evaluator.judge(fact, in: root, captures: ["x": .node(outer)]).truth == .no)
    #expect(evaluator.neededVersions(of: .capture("y"), in: root, captures: [:]) == nil)
  }

  @Test("Computed code is read where the match stands")
  func computed() throws {
    let text = "b\n" + Self.use
    let gated = "@available(iOS 27, macOS 27, *)\nfunc b() {}"
    #expect(try answer("b", target: Self.old, text: text).versions == Self.both)
    #expect(try answer("#if os(iOS)\nb\n#endif", target: Self.old, text: text).newer == .yes)
    let file = facts(of: gated, sdk: Self.sdk)
    let match = Match(nodes: [try #require(file.tree.root.firstChild)])
    let evaluator = FactEvaluator(file: file, target: Self.old)
    let captures: Captures = ["x": .text(text)]
    #expect(evaluator.judge(.needsNewer(.capture("x")), in: match, captures: captures).truth == .no)
    #expect(try answer("struct Palette {}", target: Self.old, text: "Palette()").newer == .no)
  }

  @Test(
    "Names of API",
    arguments: [
      ("A", .type("A")), ("A.b", .member("b", of: "A")), ("a()", .method("a", labels: [])),
      ("a(_:b:)", .method("a", labels: ["_", "b"])), ("A: B", nil),
      ("A.init(b:)", .initializer(of: "A", labels: ["b"])), ("", nil), ("a(b)", nil), ("a(:)", nil),
      ("A.B.c", nil), ("A.b()", nil), ("a(b:", nil), ("1", nil), ("A:", nil), ("A: B: C", nil),
      ("a b", nil), (".a", nil),
    ] as [(String, APIName?)])
  func names(text: String, expected: APIName?) {
    #expect(APIName(text) == expected)
  }
}
