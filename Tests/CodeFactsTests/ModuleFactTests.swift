import CodeFacts
import QueryLanguage
import SyntaxTrees
import Testing

/// What of other files and modules can be used, and what is hidden by something nearer.
@Suite struct ModuleFactTests {
  struct Row: CustomTestStringConvertible {
    let name: String
    let fact: Fact
    let place: String
    /// The first file is the one that is asked.
    let files: [String]
    var modules: [String?] = ["App", "Kit"]
    let truth: Truth
    var places: [String]?
    var testDescription: String { name }
  }

  static let ambiguous = Fact.isAmbiguousType(AmbiguousType(name: "Ink", member: "red"))
  static let both = "import Kit\n"
  static let ink = "public struct Ink { public static let red = Ink() }"

  static let ambiguities: [Row] = [
    Row(
      name: "a public type of an imported module", fact: ambiguous, place: "Ink.red",
      files: [both + "let a = Ink.red", ink], truth: .yes, places: ["1.swift:1"]),
    Row(
      name: "a member in an extension that is not public itself", fact: ambiguous,
      place: "Ink.red",
      files: [
        both + "let a = Ink.red",
        "public struct Ink {}\nextension Ink { public static let red = Ink() }",
      ], truth: .yes),
    Row(
      name: "a case of an enum", fact: ambiguous, place: "Ink.red",
      files: [both + "let a = Ink.red", "public enum Ink { case red }"], truth: .yes),
    Row(
      name: "a value's member", fact: ambiguous, place: "Ink.red",
      files: [both + "let a = Ink.red", "public struct Ink { public let red: Int }"], truth: .no),
    Row(
      name: "a private member of a public extension", fact: ambiguous, place: "Ink.red",
      files: [
        both + "let a = Ink.red",
        "public struct Ink {}\npublic extension Ink { private static let red = Ink() }",
      ], truth: .no),
    Row(
      name: "an internal type", fact: ambiguous, place: "Ink.red",
      files: [both + "let a = Ink.red", "struct Ink { static let red = Ink() }"], truth: .no),
    Row(
      name: "an internal type that a test sees", fact: ambiguous, place: "Ink.red",
      files: ["@testable " + both + "let a = Ink.red", "struct Ink { static let red = Ink() }"],
      truth: .yes),
    Row(
      name: "an extension of an internal type", fact: ambiguous, place: "Ink.red",
      files: [
        both + "let a = Ink.red", "struct Ink {}",
        "extension Ink { public static let red = Ink() }",
      ], modules: ["App", "Kit", "Kit"], truth: .no),
    Row(
      name: "a type of the same module", fact: ambiguous, place: "Ink.red",
      files: [both + "let a = Ink.red", ink, "struct Ink {}"], modules: ["App", "Kit", "App"],
      truth: .no),
    Row(
      name: "an alias of the same module", fact: ambiguous, place: "Ink.red",
      files: [both + "let a = Ink.red", ink, "typealias Ink = Other.Ink"],
      modules: ["App", "Kit", "App"], truth: .no),
    Row(
      name: "an alias that another file has for itself", fact: ambiguous, place: "Ink.red",
      files: [both + "let a = Ink.red", ink, "private typealias Ink = Other.Ink"],
      modules: ["App", "Kit", "App"], truth: .yes),
    Row(
      name: "a local variable of that name", fact: ambiguous, place: "Ink.red",
      files: [both + "func f() { let Ink = box\n use(Ink.red) }", ink], truth: .no),
    Row(
      name: "a property of that name", fact: ambiguous, place: "Ink.red",
      files: [both + "struct S { let Ink: Box\n func f() { use(Ink.red) } }", ink], truth: .no),
    Row(
      name: "a type in a function", fact: ambiguous, place: "Ink.red",
      files: [both + "func f() { struct Ink {}\n use(Ink.red) }", ink], truth: .no),
    Row(
      name: "a type in another function", fact: ambiguous, place: "Ink.red",
      files: [both + "func f() { struct Ink {} }\nfunc g() { use(Ink.red) }", ink], truth: .yes),
    Row(
      name: "an import of another name alone", fact: ambiguous, place: "Ink.red",
      files: ["import Kit\nimport struct More.Pot\nlet a = Ink.red", ink],
      modules: ["App", "More"], truth: .no),
    Row(
      name: "an import of the name alone, which hides others", fact: ambiguous, place: "Ink.red",
      files: ["import Kit\nimport struct More.Ink\nlet a = Ink.red", ink],
      modules: ["App", "More"], truth: .no),
  ]

  static let parts: [Row] = [
    Row(
      name: "an initializer in a private extension in another file",
      fact: .assignedInEveryInitializer(property: "count"), place: "count",
      files: [
        "struct Card { @Shown var count = 0\n init(a: Int) { count = a } }",
        "private extension Card { init() {} }",
      ], modules: [], truth: .no, places: ["1.swift:1"]),
    Row(
      name: "a read in another file's initializer",
      fact: .assignedBeforeUse(property: "count"), place: "count",
      files: [
        "struct Card { @Shown var count = 0\n init(a: Int) { count = a } }",
        "extension Card { init() { use(count)\n count = 1 } }",
      ], modules: [], truth: .no, places: ["1.swift:1"]),
    Row(
      name: "a private method of another file in its initializer",
      fact: .assignedBeforeUse(property: "count"), place: "count",
      files: [
        "struct Card { @Shown var count = 0\n init(a: Int) { count = a } }",
        "extension Card { private func b() -> Int { 1 }\n init() { count = b() } }",
      ], modules: [], truth: .no, places: ["1.swift:2"]),
    Row(
      name: "a method that another module has for itself", fact: .declaresFunction(name: "fetch"),
      place: "it.fetch(1)",
      files: [both + "let a = it.fetch(1)", "extension Foreign { func fetch(_ id: Int) {} }"],
      truth: .no),
    Row(
      name: "a private method of another file", fact: .declaresFunction(name: "fetch"),
      place: "it.fetch(1)",
      files: ["let a = it.fetch(1)", "extension Foreign { private func fetch(_ id: Int) {} }"],
      modules: [], truth: .no),
    Row(
      name: "a method for a closure, with other labels",
      fact: .declaresFunction(name: "fetch", takesClosure: true), place: "it.fetch(1)",
      files: [
        "let a = it.fetch(1)",
        "extension Foreign { func fetch(from a: Int, done: () -> Void) {} }",
      ], modules: [], truth: .yes, places: ["1.swift:1"]),
    Row(
      name: "a method for no closure", fact: .declaresFunction(name: "fetch", takesClosure: true),
      place: "it.fetch(1)",
      files: ["let a = it.fetch(1)", "extension Foreign { func fetch(_ id: Int) {} }"],
      modules: [], truth: .no),
    Row(
      name: "an extension of another module's type", fact: .extendsAnotherFile, place: "init() {}",
      files: [both + "extension Card { init() {} }", "public struct Card {}"], truth: .no),
    Row(
      name: "an extension of the own module's type", fact: .extendsAnotherFile,
      place: "init() {}",
      files: [both + "extension Card { init() {} }", "struct Card {}", "public struct Card {}"],
      modules: ["App", "App", "Kit"], truth: .yes, places: ["1.swift:1"]),
    Row(
      name: "a property with a module's attribute",
      fact: .hasProperty(HasProperty(attribute: "Shown", module: "Views", hasValue: true)),
      place: "init() {}",
      files: [
        "extension Card { init() {} }",
        "import Views\nstruct Card { @Shown var a = 1\n @Views.Shown var b = 2\n @Shown var c: Int }",
      ], modules: [], truth: .yes, places: ["1.swift:2", "1.swift:3"]),
    Row(
      name: "a property with an attribute of some other module",
      fact: .hasProperty(HasProperty(attribute: "Shown", module: "Views")), place: "init() {}",
      files: ["import Views\nextension Card { init() {} }", "struct Card { @Shown var a = 1 }"],
      modules: [], truth: .no),
  ]

  static let card = "struct Card { var count = 0 }"

  static let uses: [Row] = [
    Row(
      name: "uses by values that are told", fact: .usesAreKnown(property: "count"), place: "count",
      files: [card, "func a(_ card: Card, _ other: Other) { use(card.count, other.count) }"],
      modules: [], truth: .yes),
    Row(
      name: "a use by a value that is not told", fact: .usesAreKnown(property: "count"),
      place: "count", files: [card, "func a() { use(find().count) }"], modules: [],
      truth: .unknown, places: ["1.swift:1"]),
    Row(
      name: "a key path of a type that is not told", fact: .usesAreKnown(property: "count"),
      place: "count", files: [card, "let a = find(\\.count)"], modules: [], truth: .unknown,
      places: ["1.swift:1"]),
    Row(
      name: "a use in a file that cannot see it", fact: .usesAreKnown(property: "count"),
      place: "count", files: [card, "func a() { use(find().count) }"], truth: .yes),
    Row(
      name: "a protocol of another file that asks for it", fact: .readElsewhere(property: "count"),
      place: "count",
      files: [card, "protocol Counting { var count: Int { get } }", "extension Card: Counting {}"],
      modules: [], truth: .yes, places: ["1.swift:1"]),
    Row(
      name: "a type that an imported module has beside the SDK's",
      fact: .conforms(expression: "Ink()", to: "Drawable"), place: "Ink()",
      files: [
        "import Inks\nimport Kit\nlet a = Ink()", "public struct Ink { public init() {} }",
      ], modules: ["App", "Inks"], truth: .unknown),
  ]

  @Test(arguments: ambiguities + parts + uses) func answers(_ row: Row) throws {
    let facts = projectFacts(row.files, modules: row.modules)
    let node = try #require(facts.node(row.place))
    let match = Match(nodes: [node], captures: [:])
    var captures: Captures = [row.place: .node(node)]
    captures["red"] = .text("red")
    let answer = FactEvaluator(file: facts).judge(row.fact, in: match, captures: captures)
    #expect(answer.truth == row.truth, "\(answer)")
    if let places = row.places { #expect(answer.places == places) }
  }

  @Test func placesOnTheWayAreThoseOfTheirFile() throws {
    let facts = projectFacts([
      "struct Card { @Shown var count = 0\n init(a: Int) { count = a } }",
      "extension Card {\n  init(b: Int?) {\n    if let b { count = b }\n  }\n}",
    ])
    let node = try #require(facts.node("@Shown var count = 0"))
    let match = Match(nodes: [node], captures: ["count": .node(node)])
    let answer = FactEvaluator(file: facts).judge(
      .assignedOnEveryPath(property: "count"), in: match, captures: match.captures)
    #expect(
      answer.because == "count is not assigned when the condition at 1.swift:3 is false")
  }

  /// Types of the same name in two modules are two types.
  @Test func mentionsInAnotherModulesTypeDoNotCount() throws {
    let facts = projectFacts(
      [
        "public struct Card { var count = 0\n func a() { use(count) } }",
        "import Kit\nstruct Card { var count = 0\n func b() { use(count) } }",
        "import Kit\nfunc c(_ card: Kit.Card) {}\nfunc d(_ other: Card) { use(other.count) }",
      ], modules: ["Kit", "App", "App"])
    let node = try #require(facts.node("var count = 0"))
    let match = Match(nodes: [node], captures: ["count": .node(node)])
    let answer = FactEvaluator(file: facts).judge(
      .readElsewhere(property: "count"), in: match, captures: match.captures)
    #expect(answer.places == ["line 2"])
  }
}
