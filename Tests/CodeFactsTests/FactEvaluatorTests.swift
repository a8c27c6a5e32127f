import CodeFacts
import QueryLanguage
import SyntaxTrees
import Testing

@Suite struct FactEvaluatorTests {
  private static let model = """
    import Kit
    @testable import struct Other.Thing
    class Wrapper {}
    func free(a: Int) {}
    extension Foreign { func near(_ a: Int) {} }
    struct Model<Key> {
      @W var flag = false
      @Kit.W var kept: Bool = false
      @W var item: String? = nil
      @Wrapper var own = 1
      var a = 1, b = 2
      var plain: Optional<Int>
      var made = somewhere()
      typealias Alias = Int
      func go() {
        flag = true
        item = "a"
        show(flag, item)
        let b = 1
        use(b)
      }
      func near(b: Int) {}
    }
    """

  @Test(arguments: [
    ("flag", Declared(), Truth.yes), ("flag", Declared(attribute: "W"), .yes),
    ("flag", Declared(attribute: "V"), .no), ("flag", Declared(attribute: "Kit.W"), .no),
    ("kept", Declared(attribute: "Kit.W"), .yes), ("kept", Declared(attribute: "W"), .no),
    ("own", Declared(attribute: "Wrapper"), .no), ("flag", Declared(type: "Bool"), .yes),
    ("flag", Declared(type: "Int"), .no), ("made", Declared(type: "Int"), .unknown),
    ("item", Declared(isOptional: true), .yes), ("flag", Declared(isOptional: true), .no),
    ("plain", Declared(isOptional: true), .yes), ("plain", Declared(type: "Int?"), .yes),
    ("made", Declared(isOptional: false), .unknown), ("flag", Declared(value: "false"), .yes),
    ("flag", Declared(value: "true"), .no), ("plain", Declared(value: "nil"), .no),
    ("item", Declared(attribute: "W", type: "String?", isOptional: true, value: "nil"), .yes),
    ("made", Declared(attribute: "V", type: "Int"), .no), ("missing", Declared(), .no),
  ])
  func declared(name: String, declared: Declared, expected: Truth) {
    let answer = facts(of: Self.model).judge(.declared(name: name, declared), at: "flag = true")
    #expect(answer?.truth == expected)
    #expect(answer?.truth == .yes || answer?.detail.isEmpty == false)
  }

  @Test(arguments: [
    (Fact.meansProperty(name: "b"), "use(b)", Truth.no, "b is a local name here, from line 19"),
    (.meansProperty(name: "item"), "use(b)", .yes, ""),
    (.declaresType(name: "Wrapper"), "use(b)", .yes, "Wrapper is declared at line 3"),
    (.declaresType(name: "Key"), "use(b)", .yes, "Key is declared at line 6"),
    (.declaresType(name: "Alias"), "use(b)", .yes, "Alias is declared at line 6"),
    (
      .declaresType(name: "Alias"), "func free(a: Int) {}", .no,
      "Alias is not declared in this project"
    ),
    (.declaresType(name: "Foreign"), "use(b)", .no, "Foreign is not declared in this project"),
    (.declaresFunction(name: "near"), "use(b)", .yes, "near(_:) is also declared at line 5"),
    (
      .declaresFunction(name: "far"), "use(b)", .no,
      "far is not declared as a function in this project"
    ),
    (.imports(["Kit"]), "use(b)", .yes, "the file imports Kit"),
    (.imports(["Nil", "Other"]), "use(b)", .yes, "the file imports Other"),
    (.imports(["Nil"]), "use(b)", .no, "the file does not import Nil"),
    (.hasMemberwiseInitializer, "use(b)", .yes, "Model has the synthesized memberwise init"),
    (.not(.imports(["Kit"])), "use(b)", .no, "the file imports Kit"),
    (.not(.target([])), "use(b)", .unknown, "the deployment target of this file is not known"),
    (.possibly(.target([])), "use(b)", .yes, "the deployment target of this file is not known"),
    (
      .all([.imports(["Kit"]), .target([])]), "use(b)", .unknown,
      "the deployment target of this file is not known"
    ),
    (.all([.target([]), .imports(["Nil"])]), "use(b)", .no, "the file does not import Nil"),
    (.any([.target([]), .imports(["Kit"])]), "use(b)", .yes, "the file imports Kit"),
    (
      .any([.imports(["Nil"]), .target([])]), "use(b)", .unknown,
      "the deployment target of this file is not known"
    ),
    (
      .any([.target([]), .imports(["Nil"])]), "use(b)", .unknown,
      "the deployment target of this file is not known"
    ),
    (.all([]), "use(b)", .yes, ""),
  ])
  func words(fact: Fact, place: String, truth: Truth, detail: String) {
    let answer = facts(of: Self.model).judge(fact, at: place)
    #expect(answer?.truth == truth)
    #expect(answer?.detail == detail)
  }

  /// The name in the match is the captured one.
  @Test(arguments: [
    ("let b = 1", "b", Truth.no), ("var a = 1, b = 2", "b", .yes), ("use(b)", "b", .no),
    ("show(flag, item)", "item", .yes), ("func near(b: Int) {}", "b", .no),
  ])
  func declaredName(place: String, name: String, expected: Truth) {
    let answer = facts(of: Self.model).judge(
      .declared(name: "name", Declared()), at: place, captures: ["name": name])
    #expect(answer?.truth == expected, "\(place)")
  }

  @Test(arguments: [
    ([27], Truth.yes), ([27, 1], .no), ([26, 4], .yes), ([28], .no), ([27, 0, 0], .yes),
  ])
  func target(needed: [Int], expected: Truth) {
    let fact = Fact.target([PlatformVersion(platform: "iOS", version: needed)])
    let target = [PlatformVersion(platform: "iOS", version: [27])]
    #expect(facts(of: "f()").judge(fact, at: "f()", target: target)?.truth == expected)
  }

  @Test func lowestOfSeveralPlatformsDecides() {
    let needed = ["iOS", "macOS"].map { PlatformVersion(platform: $0, version: [27]) }
    let target = [
      PlatformVersion(platform: "iOS", version: [27]),
      PlatformVersion(platform: "macOS", version: [26]),
    ]
    let answer = facts(of: "f()").judge(.target(needed), at: "f()", target: target)
    #expect(answer == Judgement(.no, "the target runs on macOS 26, and macOS 27 is needed"))
    let other = facts(of: "f()").judge(
      .target(needed), at: "f()", target: [PlatformVersion(platform: "tvOS", version: [27])])
    #expect(other?.truth == .unknown)
  }

  @Test(arguments: [
    ("near(1)", Truth.yes), ("a.near(1)", .yes), ("near(b: 1)", .yes), ("near(c: 1)", .no),
    ("near(1, 2)", .no), ("free(a: 1)", .yes), ("x.free(a: 1)", .no), ("free(1)", .no),
    ("closed { 1 }", .yes), ("closed(f: { 1 })", .yes), ("spare()", .yes), ("spare(a: 1)", .yes),
    ("other(1)", .no), ("Unrelated().other(1)", .yes),
  ])
  func declaresFunction(call: String, expected: Truth) {
    let source = """
      func free(a: Int) {}
      func closed(f: () -> Int) {}
      func spare(a: Int = 1) {}
      extension Foreign { func near(_ a: Int) {} }
      struct Unrelated { func other(_ a: Int) {} }
      struct Model {
        func near(b: Int) {}
        func go() { \(call) }
      }
      """
    let name = ["near", "free", "closed", "spare", "other"].first { call.contains($0) }
    let fact = Fact.declaresFunction(name: name ?? "")
    #expect(facts(of: source).judge(fact, at: call)?.truth == expected, "\(call)")
  }

  @Test(arguments: [
    ("Ink.red.thinned(1)", Chain(calls: ["thinned"]), Truth.yes),
    ("Ink.red.thinned(1).framed()", Chain(calls: ["framed"]), .yes),
    ("Ink.red.thinned", Chain(calls: ["thinned"]), .no),
    ("Ink.red", Chain(isImplicit: true), .no), (".red.thinned(1)", Chain(isImplicit: true), .yes),
    (".red", Chain(isImplicit: true), .yes), (".red", Chain(isImplicit: false), .no),
    ("Ink.red.thinned(1)", Chain(rootMemberOf: "Ink"), .yes),
    ("Ink(1).thinned(1)", Chain(rootMemberOf: "Ink"), .no),
    (".red.thinned(1)", Chain(rootMemberOf: "Ink", isImplicit: true), .yes),
    (".faint.thinned(1)", Chain(rootMemberOf: "Ink"), .no),
    (".strange.thinned(1)", Chain(rootMemberOf: "Ink"), .unknown),
    ("Label(\"a\").framed()", Chain(rootConforms: "Drawable"), .yes),
    ("Label(\"a\").framed()", Chain(rootConforms: "Paint"), .no),
    ("Ink.red.framed()", Chain(rootConforms: "Paint"), .yes),
    (".faint.thinned(1)", Chain(rootConforms: "Drawable"), .no),
    ("a ? Ink.red.thinned(1) : Ink.red.thinned(2)", Chain(calls: ["thinned"]), .yes),
    ("a ? Ink.red.thinned(1) : Ink.red", Chain(calls: ["thinned"]), .unknown),
    ("a ? Ink.red : b ? Ink.red : Ink.red", Chain(calls: ["thinned"]), .no),
    ("unknown.framed()", Chain(rootConforms: "Drawable"), .unknown),
    (".red", Chain(rootOwnMemberOf: "Ink"), .no), ("Ink.red", Chain(rootOwnMemberOf: "Ink"), .no),
    (".rust.thinned(1)", Chain(rootOwnMemberOf: "Ink"), .yes),
    ("Ink.rust", Chain(rootOwnMemberOf: "Ink"), .yes),
    ("Tone.rust", Chain(rootOwnMemberOf: "Ink"), .no),
    ("Ink.grain", Chain(rootOwnMemberOf: "Ink"), .no),
  ])
  func chain(code: String, chain: Chain, expected: Truth) {
    let own = "extension Ink { static let rust = Ink.red; var grain: Int { 1 } }"
    let facts = facts(of: "\(own)\nlet result = \(code)")
    let fact = Fact.chain(expression: "content", chain)
    #expect(facts.judge(fact, at: code, captures: ["content": code])?.truth == expected, "\(code)")
  }

  @Test(arguments: [
    (["a", "b"], Truth.yes, "there are 1 in a, 1 in b"),
    (["a", "none"], .no, "there are 1 in a, 0 in none"),
    (["none", "other"], .yes, "there are 0 in none, 0 in other"),
  ])
  func sameCount(names: [String], truth: Truth, detail: String) {
    let answer = facts(of: "f(x, y)").judge(
      .sameCount(names), at: "f(x, y)", captures: ["a": "x", "b": "y"])
    #expect(answer == Judgement(truth, detail))
  }

  @Test func matchersInScopes() throws {
    let facts = facts(
      of: """
        struct T {
          func a() {
            do { show(1) }
            show(2)
          }
          func b() { show(3) }
        }
        extension T { func c() { show(4) } }
        func d() { show(5) }
        """)
    let matcher = Matcher.pattern(try Pattern(parsing: "show(<#_#>)"))
    let places = FactScope.allCases.map {
      facts.judge(.elsewhere(Search(matcher), scope: $0), at: "show(2)")?.places
    }
    let lines = [[3], [3], [3, 6], [3, 6, 8], [3, 6, 8, 9], [3, 6, 8, 9]]
    #expect(places == lines.map { $0.map { "line \($0)" } })
    for (times, truth) in [(1, Truth.no), (2, .yes), (3, .no)] {
      let fact = Fact.elsewhere(Search(matcher), scope: .declaration, times: times)
      #expect(facts.judge(fact, at: "show(2)")?.truth == truth)
    }
    let inner = facts.judge(.elsewhere(Search(matcher), scope: .block), at: "show(1)")
    #expect(inner?.truth == .no)
    #expect(inner?.detail == "no other place in the block is like that")
  }

  @Test func matchersInCaptures() throws {
    let facts = facts(of: "f(g(1), { h() })")
    let (g, h) = (
      Matcher.pattern(try Pattern(parsing: "g(<#_#>)")),
      Matcher.pattern(try Pattern(parsing: "h()"))
    )
    let captures = ["first": "g(1)", "second": "{ h() }"]
    func truth(_ fact: Fact) -> Truth? {
      facts.judge(fact, at: "f(g(1), { h() })", captures: captures)?.truth
    }
    #expect(truth(.matches(capture: "first", g)) == .yes)
    #expect(truth(.matches(capture: "first", h)) == .no)
    #expect(truth(.matches(capture: "second", h)) == .no)
    #expect(truth(.contains(capture: "second", h)) == .yes)
    #expect(truth(.contains(capture: "first", h)) == .no)
    #expect(truth(.contains(capture: "none", h)) == .no)
  }
}
