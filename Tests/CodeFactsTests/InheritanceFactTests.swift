import CodeFacts
import QueryLanguage
import SyntaxTrees
import Testing

/// What types inherit, and which type a place is about.
@Suite struct InheritanceFactTests {
  /// A fact about the class `Model` in the first file, whose name is the capture `model`.
  private func judge(_ fact: Fact, _ files: [String]) throws -> Judgement {
    let facts = projectFacts(files, modules: [], isWhole: true)
    let pattern = try Pattern(parsing: "class <#model: identifier#>: <#_...#> { <#_...#> }")
    let match = try #require(
      Matcher.pattern(pattern).matches(in: facts.tree.root).first {
        $0.captures["model"]?.text == "Model"
      })
    return FactEvaluator(file: facts).judge(fact, in: match, captures: match.captures)
  }

  @Test(arguments: [
    (["class Model: Base {}", "class Base {}"], Truth.yes),
    (["class Model: Base {}", "protocol Base {}"], .no),
    (["class Model: Other, Base {}", "protocol Base {}"], .unknown),
    (["class Model: Base, Other {}", "protocol Base {}"], .no),
    (["class Model: Short {}", "typealias Short = Base", "class Base {}"], .yes),
    (["class Model: Hashable {}"], .no),
  ])
  func superclasses(files: [String], expected: Truth) throws {
    #expect(try judge(.hasSuperclass, files).truth == expected)
  }

  @Test(arguments: [
    (["class Model: Fetchable {}", "protocol Fetchable {}"], Truth.no),
    (["class Model: Loading {}", "protocol Loading: Fetchable {}", "protocol Fetchable {}"], .yes),
    (["class Model: Base {}", "class Base: Fetchable {}", "protocol Fetchable {}"], .yes),
    (["class Model: Fetchable {}", "extension Model: Other {}"], .unknown),
    // The class around is not what its superclass names.
    (
      [
        "enum Outer { class Model: Base<Int> {} }",
        "class Base<T>: Model {}\nprotocol Model: Fetchable {}\nprotocol Fetchable {}",
      ], .yes
    ),
  ])
  func waysToAProtocol(files: [String], expected: Truth) throws {
    #expect(try judge(.conformsIndirectly(to: "Fetchable"), files).truth == expected)
  }

  @Test func membersOfATypeAndOfOneInIt() throws {
    let code = """
      class Model: Fetchable {
        @Held var a = 1
        func b() { struct Inner { @Held var c = 1 } }
        struct Other { @Held var d = 1 }
      }
      extension Model { @Held var e: Int { 1 } }
      """
    let matcher = Matcher.pattern(try Pattern(parsing: "@Held var <#p: identifier#> = <#_#>"))
    let found = try judge(
      .elsewhere(Search(matcher), scope: .type, where: [.memberOf(type: "model")]), [code])
    #expect(found.places == ["line 2"])
  }

  /// The type of a property is the class, whatever it is called there.
  @Test(arguments: [
    ("struct A { @Held var p: Model }", Truth.yes), ("struct A { @Held var p: Model? }", .no),
    ("struct A { @Held var p = Model() }", .yes), ("struct A { @Held var p = make() }", .unknown),
    ("typealias Short = Model\nstruct A { @Held var p: Short }", .yes),
    ("struct A { class Model {}\n@Held var p: Model }", .no),
    ("struct A<Model> { @Held var p: Model }", .no), ("struct A { @Held var p: Foreign }", .no),
    ("struct A<T: P> { @Held var p: T.Model }", .unknown),
  ])
  func typesByTheirDeclaration(code: String, expected: Truth) throws {
    let matcher = Matcher.any([
      .pattern(try Pattern(parsing: "@Held var <#p: identifier#> = <#_#>")),
      .pattern(try Pattern(parsing: "@Held var <#p: identifier#>: <#_: type#>")),
    ])
    let fact = Fact.declared(name: "p", Declared(type: "model"))
    let files = ["class Model: Fetchable {}", code]
    let answers = try [fact, .not(fact)].map { fact in
      try judge(.elsewhere(Search(matcher), scope: .project, where: [fact]), files).truth
    }
    #expect(answers == [expected == .yes ? .yes : .no, expected == .no ? .yes : .no])
  }

  @Test(arguments: [
    ("extension Model { func a() { use($count) } }", ["1.swift:1"]),
    ("func a(_ model: Model) { use(model.$count) }", ["1.swift:1"]),
    ("func a() { use(unknown.$count) }", ["1.swift:1"]),
    ("struct B { @State var model: Model\n func a() { use($model.count) } }", []),
    ("struct B { @State var count = 1\n func a() { use($count) } }", []),
    ("struct B { @State var count = 1 }\nfunc a(_ b: B) { use(b.$count) }", []),
    ("extension Model { func a() { use(self._count) } }", ["1.swift:1"]),
  ])
  func projections(code: String, places: [String]) throws {
    let files = ["class Model: Fetchable { @Held var count = 0 }", code]
    let fact = Fact.hasProperty(HasProperty(attribute: "Held", isProjected: true))
    let answer = try judge(fact, files)
    #expect(answer.truth == (places.isEmpty ? .no : .yes))
    #expect(answer.places == places)
  }
}
