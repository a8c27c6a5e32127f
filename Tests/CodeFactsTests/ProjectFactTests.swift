import CodeFacts
import QueryLanguage
import SyntaxTrees
import Testing

/// Facts about a file that other files tell.
@Suite struct ProjectFactTests {
  struct Row: CustomTestStringConvertible {
    let name: String
    let fact: Fact
    let place: String
    let files: [String]
    var modules: [String?] = []
    var isWhole = true
    let truth: Truth
    var detail: String?
    var testDescription: String { name }
  }

  static let card = "struct Card { @Shown var count = 0\n let title: String }"

  static let rows: [Row] = [
    Row(
      name: "an initializer in an extension in another file",
      fact: .assignedInInitializer(property: "count"), place: "count",
      files: [card, "extension Card {\n init(a: Int) { count = a; title = \"\" } }"],
      truth: .yes, detail: "the init at 1.swift:2 assigns count at 1.swift:2"),
    Row(
      name: "files that begin with a byte order mark",
      fact: .assignedInInitializer(property: "count"), place: "count",
      files: ["\u{FEFF}" + card, "\u{FEFF}extension Card { init(a: Int) { count = a } }"],
      truth: .yes, detail: "the init at 1.swift:1 assigns count at 1.swift:1"),
    Row(
      name: "an initializer in an extension of a type of that name in another module",
      fact: .assignedInInitializer(property: "count"), place: "count",
      files: [card, "extension Card { init(a: Int) { count = a; title = \"\" } }"],
      modules: ["App", "Kit"], truth: .no),
    Row(
      name: "a path that another file's initializer leaves open",
      fact: .assignedOnEveryPath(property: "count"), place: "count",
      files: [
        card,
        "extension Card {\n  init(a: Int?) {\n    if let a { count = a }\n    title = \"\"\n  }\n}",
      ],
      truth: .no, detail: "the init at 1.swift:2 does not assign count on every path"),
    Row(
      name: "an initializer that ends in a function of a third file that never returns",
      fact: .assignedOnEveryPath(property: "count"), place: "count",
      files: [
        card,
        "extension Card { init(a: Int?) { if let a { count = a } else { stop() }; title = \"\" } }",
        "func stop() -> Never { fatalError() }",
      ],
      truth: .yes),
    Row(
      name: "a method with the property's name, of a protocol in another file",
      fact: .assignedBeforeUse(property: "count"), place: "count",
      files: [
        "struct Card: Drawable { @Shown var count = 0\n let a: Int\n init() { count = 1; a = 2 } }",
        "extension Drawable { func count() {} }",
      ],
      truth: .yes),
    Row(
      name: "a method of a protocol in another file that is called first",
      fact: .assignedBeforeUse(property: "count"), place: "count",
      files: [
        "struct Card: Drawable { @Shown var count = 0\n init() { show(); count = 1 } }",
        "extension Drawable { func show() {} }",
      ],
      truth: .no, detail: "the init at line 2 uses self or count before it assigns count"),
    Row(
      name: "a type that several files declare", fact: .assignedInInitializer(property: "count"),
      place: "count", files: [card, "struct Card { init() {} }"], truth: .unknown,
      detail: "several files declare a type Card"),
    Row(
      name: "a type of that name that only its own file sees",
      fact: .assignedInInitializer(property: "count"), place: "count",
      files: [card, "private struct Card { init() {} }"], truth: .no),
    Row(
      name: "a conformance in another file", fact: .conforms(expression: "Card()", to: "Drawable"),
      place: "Card()", files: ["let a = Card()", "struct Card {}", "extension Card: Drawable {}"],
      truth: .yes),
    Row(
      name: "no conformance in a whole project",
      fact: .conforms(expression: "Card()", to: "Drawable"), place: "Card()",
      files: ["let a = Card()", "struct Card {}"], truth: .no),
    Row(
      name: "no conformance in a part of a project",
      fact: .conforms(expression: "Card()", to: "Drawable"), place: "Card()",
      files: ["let a = Card()", "struct Card {}"], isWhole: false, truth: .unknown),
    Row(
      name: "a static member in an extension in another file",
      fact: .conforms(expression: "Ink.brand", to: "Paint"), place: "Ink.brand",
      files: ["let a = Ink.brand", "extension Ink { static let brand = Ink() }"], truth: .yes),
    Row(
      name: "a static member of a type in another file",
      fact: .conforms(expression: "Theme.brand", to: "Paint"), place: "Theme.brand",
      files: ["let a = Theme.brand", "enum Theme { static let brand = Ink.red }"], truth: .yes),
    Row(
      name: "a member of a module that is not imported",
      fact: .conforms(expression: "Theme.brand", to: "Paint"), place: "Theme.brand",
      files: ["let a = Theme.brand", "public enum Theme { public static let brand = Ink.red }"],
      modules: ["App", "Kit"], truth: .unknown),
    Row(
      name: "a public member of an imported module",
      fact: .conforms(expression: "Theme.brand", to: "Paint"), place: "Theme.brand",
      files: [
        "import Kit\nlet a = Theme.brand",
        "public enum Theme { public static let brand = Ink.red }",
      ],
      modules: ["App", "Kit"], truth: .yes),
    Row(
      name: "an internal member of an imported module",
      fact: .conforms(expression: "Theme.brand", to: "Paint"), place: "Theme.brand",
      files: [
        "import Kit\nlet a = Theme.brand", "public enum Theme { static let brand = Ink.red }",
      ],
      modules: ["App", "Kit"], truth: .unknown),
    Row(
      name: "a static member that a protocol has for the type alone",
      fact: .conforms(expression: "Ink.brand", to: "Paint"), place: "Ink.brand",
      files: [
        "let a = Ink.brand", "extension Paint where Self == Ink { static var brand: Self { x } }",
      ],
      truth: .yes),
    Row(
      name: "a member of a module that an imported one hands on",
      fact: .conforms(expression: "Theme.brand", to: "Paint"), place: "Theme.brand",
      files: [
        "import Shared\nlet a = Theme.brand", "@_exported import Kit\n",
        "public enum Theme { public static let brand = Ink.red }",
      ],
      modules: ["App", "Shared", "Kit"], truth: .yes),
    Row(
      name: "a member of a module that an imported one only imports",
      fact: .conforms(expression: "Theme.brand", to: "Paint"), place: "Theme.brand",
      files: [
        "import Shared\nlet a = Theme.brand", "import Kit // @_exported\n",
        "public enum Theme { public static let brand = Ink.red }",
      ],
      modules: ["App", "Shared", "Kit"], truth: .unknown),
    Row(
      name: "a function of another file", fact: .conforms(expression: "paint()", to: "Paint"),
      place: "paint()", files: ["let a = paint()", "func paint() -> Ink { .red }"], truth: .yes),
    Row(
      name: "a variable of another file", fact: .conforms(expression: "paint", to: "Paint"),
      place: "paint", files: ["let a = paint", "/* the */ let paint = Ink.red"], truth: .yes),
    Row(
      name: "a variable that two files declare, of which another target has the other",
      fact: .conforms(expression: "paint", to: "Paint"), place: "paint",
      files: ["let a = paint", "let paint = Ink.red", "let paint = 1"], truth: .unknown),
    Row(
      name: "a static member of a type that two files declare",
      fact: .conforms(expression: "Theme.brand", to: "Paint"), place: "Theme.brand",
      files: [
        "let a = Theme.brand", "enum Theme { static let brand = Ink.red }",
        "enum Theme { static let brand = 1 }",
      ],
      truth: .unknown),
    Row(
      name: "a private function of another file",
      fact: .conforms(expression: "paint()", to: "Paint"), place: "paint()",
      files: ["let a = paint()", "private func paint() -> Ink { .red }"], truth: .unknown),
    Row(
      name: "a method by which others could be called",
      fact: .conforms(expression: "it.hung()", to: "Drawable"), place: "it.hung()",
      files: ["let a = it.hung()", "struct Coat { func hung() {} }"], truth: .unknown),
    Row(
      name: "a type behind a comment", fact: .declaresType(name: "Card"), place: "1",
      files: ["let a = 1", "struct /* no */ Card {}"], truth: .yes,
      detail: "Card is declared at 1.swift:1"),
    Row(
      name: "a method of an extension in another file",
      fact: .declaresFunction(name: "fetch"), place: "it.fetch(1)",
      files: ["let a = it.fetch(1)", "extension Foreign { func fetch(_ id: Int) {} }"],
      truth: .yes, detail: "fetch(_:) is also declared at 1.swift:1"),
  ]

  @Test(arguments: rows) func answers(_ row: Row) throws {
    let facts = projectFacts(row.files, modules: row.modules, isWhole: row.isWhole)
    let node = try #require(facts.node(row.place))
    let match = Match(nodes: [node], captures: [row.place: .node(node)])
    let answer = FactEvaluator(file: facts).judge(row.fact, in: match, captures: match.captures)
    #expect(answer.truth == row.truth, "\(answer)")
    if let detail = row.detail { #expect(answer.detail == detail) }
  }

  @Test func mentionsInOtherFilesAreTold() throws {
    let facts = projectFacts([
      "struct Card { var count = 0; func a() { count += 1 } }",
      "extension Card { func b() { use(count) } }", "func c(_ card: Card) { use(card.count) }",
      "func d(_ other: Other) { use(other.count) }", "struct E { let count = 1 }",
    ])
    let node = try #require(facts.node("var count = 0"))
    let match = Match(nodes: [node], captures: ["count": .node(node)])
    let answer = FactEvaluator(file: facts).judge(
      .readElsewhere(property: "count"), in: match, captures: match.captures)
    #expect(answer.places == ["line 1", "1.swift:1", "2.swift:1"])
  }

  /// Nodes of different files have the same numbers.
  @Test(arguments: 0..<24) func mentionsAreFoundWhateverTheirNumber(_ count: Int) throws {
    let padding = String(repeating: "/* */", count: count)
    let facts = projectFacts([
      "struct Card { let title: String; func a() {}; var count = 0 }",
      "extension Card { \(padding) func b() { use(count) } }",
    ])
    let node = try #require(facts.node("var count = 0"))
    let match = Match(nodes: [node], captures: ["count": .node(node)])
    let answer = FactEvaluator(file: facts).judge(
      .readElsewhere(property: "count"), in: match, captures: match.captures)
    #expect(answer.places == ["1.swift:1"])
  }

  @Test func namesThatWereAskedAboutAreKept() throws {
    let facts = projectFacts(["let a = Theme.brand", "enum Theme { static let brand = Ink.red }"])
    let node = try #require(facts.node("Theme.brand"))
    _ = facts.conformances.conforms(node, to: "Paint")
    #expect(facts.project.askedNames.isSuperset(of: ["Theme"]))
    #expect(!facts.project.askedNames.contains("a"))
  }
}
