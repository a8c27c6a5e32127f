import QueryLanguage
import SyntaxTrees
import Testing

@testable import CodeFacts

/// The initializer that the compiler makes, written out.
@Suite struct MemberwiseTests {
  private func looking(at source: String) -> (FactEvaluator, Match)? {
    let facts = CodeFactsTests.facts(of: source)
    guard let type = facts.tree.root.descendants.first(where: { $0.kind == .classDeclaration })
    else { return nil }
    return (FactEvaluator(file: facts), Match(nodes: [type]))
  }

  private func text(_ part: MemberwiseInitializer.Part, _ source: String) throws -> String {
    let (evaluator, match) = try #require(looking(at: source))
    switch evaluator.memberwise(part, at: match) {
    case .text(let text): return text
    case .impossible(let words): return "! " + words
    }
  }

  /// What properties become: the parameters, and the assignments joined by semicolons.
  @Test(
    arguments: [
      ("let a: Int", "a: Int", "self.a = a"),
      ("var a = 1", "a: Int = 1", "self.a = a"),
      ("let a = 1", "", ""),
      ("static var a = 1; var b: Int { 1 }; var c: Int { get { 1 } }", "", ""),
      (
        "var a: Int?; let b: Int?; var c: Optional<Int>",
        "a: Int? = nil, b: Int?, c: Optional<Int>", nil
      ),
      ("var a: Int!", "a: Int? = nil", nil),
      ("var a, b: Int", "a: Int, b: Int", nil),
      ("var a = 1, b = \"x\"", "a: Int = 1, b: String = \"x\"", nil),
      ("var a = 1 { didSet { b() } }", "a: Int = 1", nil),
      ("weak var a: T?", "a: T? = nil", nil),
      ("let a: () -> Void", "a: @escaping () -> Void", nil),
      ("let a: (() -> Void)", "a: @escaping () -> Void", nil),
      (
        "let a: (() -> Void)?; let b: (Int, () -> Void); let c: [() -> Void]",
        "a: (() -> Void)?, b: (Int, () -> Void), c: [() -> Void]", nil
      ),
      (
        "let a: @Sendable (Int) async throws -> T",
        "a: @escaping @Sendable (Int) async throws -> T", nil
      ),
      ("@Builder let a: () -> T", "@Builder a: @escaping () -> T", "self.a = a"),
      ("@Builder let a: T", "@Builder a: () -> T", "self.a = a()"),
      ("@Held var a: Int", "a: Int", "self.a = a"),
      ("@Held var a: Int = 1", "a: Int = 1", "self.a = a"),
      ("@Held var a: Int?", "a: Int? = nil", nil),
      ("@Held private var a: Int = 1; let b: Int", "b: Int", nil),
      ("@Held private var a: Int?; let b: Int", "b: Int", nil),
      ("@Held private var a: Int; let b: Int", "a: Int, b: Int", nil),
      ("@Shared var a: Int", "a: Shared<Int>", "self._a = a"),
      ("@Kit.Shared var a: Int?", "a: Kit.Shared<Int?>", "self._a = a"),
      ("@Shared var a: () -> Void", "a: Shared<(() -> Void)>", "self._a = a"),
      ("@Surroundings var a: Int; let b: Int", "b: Int", nil),
      ("@Held(1) var a: Int; let b: Int", "b: Int", nil),
      ("@Odd private var a = 1; let b: Int", "b: Int", nil),
      ("private lazy var a = 1; let b: Int", "b: Int", nil),
      ("private var a = made(); let b: Int", "b: Int", nil),
      ("@MainActor let a: Int", "a: Int", nil),
      ("let `in`: Int", "`in`: Int", "self.`in` = `in`"),
      ("let _a: Int", "_a: Int", "self._a = _a"),
      // What cannot be written.
      ("let (a, b): (Int, Int)", "! a is declared in a tuple", nil),
      ("#if X\n  let a: Int\n#endif", "! a is declared in an #if", nil),
      ("@Odd var a: Int", "! what @Odd makes of a property is not known", nil),
      ("@Own var a: Int", "! what the project\u{27}s own @Own does is not known", nil),
      (
        "let a: Unknown",
        "! the code does not tell whether Unknown, the type of a, is one of functions", nil
      ),
    ] as [(String, String, String?)])
  func writes(members: String, parameters: String, assignments: String?) throws {
    let source = "struct S<T> {\n\(members)\n}\n@propertyWrapper struct Own {}\n"
    #expect(try text(.parameters, source) == parameters)
    if let assignments { #expect(try text(.assignments, source) == assignments) }
  }

  @Test func putsLongParametersOnLines() throws {
    let source = """
      struct S {
          var first: [String] = [
              "a", // one
          ]
          @Held var second: [String] = [
              "b", // two
          ]
      }
      """
    #expect(
      try text(.parameters, source)
        == "\n    first: [String] = [\n        \"a\",\n    ],\n    second: [String] = [\n"
        + "        \"b\", // two\n    ]\n")
    #expect(
      try text(.arguments, source)
        == "first: [\n    \"a\",\n], second: [\n    \"b\",\n]")
    let wide =
      "struct S {\n  let anEvenMoreExtraordinarilyLongName: Int\n  let anotherName: String, yetAnother: Int\n}"
    #expect(
      try text(.parameters, wide)
        == "\n  anEvenMoreExtraordinarilyLongName: Int,\n  anotherName: String,\n  yetAnother: Int\n"
    )
  }

  @Test(arguments: [
    ("let a: Int", ""), ("fileprivate let a: Int; private let b: Int", "private"),
    ("fileprivate let a: Int; let b: Int", "fileprivate"), ("private(set) var a: Int", ""),
    ("@Held private var a = 1; let b: Int", ""),
  ])
  func hasTheAccessOfItsProperties(members: String, access: String) throws {
    #expect(try text(.access, "struct S {\n\(members)\n}") == access)
  }

  @Test(arguments: [
    "struct S { let a: Int; init() { a = 1 } }", "class S { let a = 1 }", "enum S { case a }",
  ])
  func isMadeForStructsAlone(source: String) throws {
    #expect(try text(.parameters, source) == "! S has no synthesized memberwise init")
  }

  /// Whether the initializer of a struct with `a` and a private `b` is for private properties only,
  /// and whether it is called.
  @Test(arguments: [
    ("private let a: Int", "", "yes no"), ("let a: Int", "", "no no"),
    ("private let a: Int; let c: Int", "", "no no"), ("@Held(1) var a: Int", "", "no no"),
    ("private let a: Int; let c = 1; var d: Int { 1 }; static var e = 1", "", "yes no"),
    ("private let a: Int", "extension S { init() { self.init(a: 1, b: 2) } }", "yes yes"),
    ("private let a: Int", "extension S { static let s = S(a: 1, b: 2) }", "yes yes"),
    ("private let a: Int", "extension S { static func s() -> S { Self(a: 1, b: 2) } }", "yes yes"),
    ("private let a: Int", "extension S { static func s() -> S { S.init(a: 1) } }", "yes yes"),
    ("private let a: Int", "extension S { init() { self.init(b: 1) } }", "yes unknown"),
    ("private let a: Int", "extension S { init() { self.init(a: 1, 2) } }", "yes unknown"),
    ("private let a: Int", "extension S { init() { self.init(c: 1) } }", "yes no"),
    ("private let a: Int", "extension S { init(c: Int) {}; init() { self.init(c: 1) } }", "yes no"),
    (
      "private let a: Int", "extension S { init(a: S) {}; init() { self.init(a: 1) } }",
      "yes unknown"
    ),
    // An init with these labels of its own calls the other one.
    ("private let a: Int", "extension S { init(a: S) { self.init(a: 1) } }", "yes yes"),
    ("private let a: Int", "let s = T(a: 1, b: 2)", "yes no"),
    ("private let a: Int", "func f(S: (Int) -> Int) { S(1) }", "yes no"),
    ("private let a: () -> Void", "extension S { init() { self.init(b: 1) {} } }", "yes unknown"),
    ("private let a: () -> Void", "extension S { init() { self.init(a: {}, b: 1) } }", "yes yes"),
    // A private one with a wrapper and a value counts only if it is passed.
    ("@Held private var a = 1", "extension S { init() { self.init(b: 1) } }", "yes yes"),
    ("@Held private var a = 1", "extension S { init() { self.init(a: 1, b: 1) } }", "yes yes"),
    ("@Held private var a = 1; private let c: Int", "", "yes no"),
  ])
  func knowsItsCalls(member: String, rest: String, expected: String) throws {
    let (evaluator, match) = try #require(
      looking(at: "struct S {\n\(member)\nprivate var b = 1\n}\n\(rest)\n"))
    func truth(_ form: MemberwiseForm) -> Truth {
      evaluator.judge(.memberwiseInitializer(form), in: match, captures: [:]).truth
    }
    #expect(
      "\(truth(MemberwiseForm(isPrivate: true))) \(truth(MemberwiseForm(isCalled: true)))"
        == expected)
  }

  @Test(arguments: [
    ("struct S { var a = 1 }", Truth.yes),
    ("struct S { var a: Int?; @Surroundings var b: Int }", .yes),
    ("struct S { let a: Int }", .no), ("struct S { var a = 1; init() {} }", .no),
    ("struct S { var a = 1 }\nextension S { init(a: String) {} }", .yes),
    ("class S { var a = 1 }", .yes), ("class S: T { var a = 1 }", .unknown),
    ("class S { var a = 1; convenience init(b: Int) { self.init() } }", .no),
    ("enum S { case a }", .no),
  ])
  func knowsTheInitializerWithoutParameters(source: String, expected: Truth) throws {
    let (evaluator, match) = try #require(looking(at: source))
    let answer = evaluator.judge(.hasDefaultInitializer, in: match, captures: [:])
    #expect(answer.truth == expected, "\(answer)")
  }

  @Test func knowsItsParameters() throws {
    let source =
      "struct S { @Held private var a = 1; @Held private var b = 2; let c: Int\n"
      + "struct T { @Held var a = 1 } }\nextension S { init() { self.init(a: 1, c: 3) } }"
    let facts = CodeFactsTests.facts(of: source)
    let type = try #require(facts.node("S"))
    let own = facts.tree.root.descendants.first { $0.kind == .typeIdentifier && $0.text == "S" }
    let names = facts.tree.root.descendants.filter {
      $0.kind == .simpleIdentifier && $0.parent?.kind == .pattern
    }
    #expect(names.map(\.text) == ["a", "b", "c", "a"])
    let truths = names.map { name in
      FactEvaluator(file: facts).judge(
        .memberwiseParameter(property: "name", of: "type"), in: Match(nodes: [name]),
        captures: ["name": .node(name), "type": .node(own ?? type)]
      ).truth
    }
    #expect(truths == [.yes, .no, .yes, .no])
  }
}
