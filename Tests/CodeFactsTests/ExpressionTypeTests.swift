import CodeFacts
import SyntaxTrees
import Testing

/// The type that an expression in a method of `T` has by the file's text.
@Suite struct ExpressionTypeTests {
  @Test(
    arguments: [
      ("\"a\"", "String"), ("\"a\\(b)\"", "String"), ("#\"a\"#", "String"),
      ("\"\"\"\n  a\n  \"\"\"", "String"), ("0", "Int"), ("1_000", "Int"), ("0xFF", "Int"),
      ("0b1", "Int"), ("0o7", "Int"), ("-1", "Int"), ("0.0", "Double"), ("-1.5", "Double"),
      ("true", "Bool"), ("!flag", "Bool"), ("(1)", "Int"), ("((\"a\"))", "String"),
      ("nil", nil), ("[]", nil), ("[:]", nil), ("[1, 2]", "[Int]"), ("[1, 2.5]", "[Double]"),
      ("[\"a\"]", "[String]"), ("[1, \"a\"]", nil), ("[[1], [2]]", "[[Int]]"),
      ("[\"a\": 1]", "[String: Int]"), ("[1: nil]", nil), ("(1, \"a\")", "(Int, String)"),
      ("(a: 1, b: true)", "(a: Int, b: Bool)"), ("1 == 2", "Bool"), ("flag && flag", "Bool"),
      ("1 + 2", "Int"), ("1 + 2.5", "Double"), ("\"a\" + \"b\"", "String"), ("count * 2", "Int"),
      ("\"a\" + 1", nil), ("0..<3", "Range<Int>"), ("1...3", "ClosedRange<Int>"),
      // Initializer calls.
      ("Foo()", "Foo"), ("Foo.Bar()", "Foo.Bar"), ("Foo.init()", "Foo"), ("Foo(1)", nil),
      ("[Int]()", "[Int]"), ("[String: Int]()", "[String: Int]"), ("Set<String>()", "Set<String>"),
      ("Array<Int>(repeating: 0, count: 1)", "Array<Int>"), ("Set([1])", nil), ("Array()", nil),
      ("Own(1)", "Own"), ("Own.Inner(a: 1)", "Own.Inner"), ("Maybe(1)", nil), ("Box(1)", nil),
      ("Box<Int>(1)", "Box<Int>"), ("Self()", "T"), ("T(1)", "T"),
      ("Ink(1, 2)", "Ink"), ("Ink(hex: 1)", "Ink?"), ("Stack(1)", nil), (".init()", nil),
      ("foo()", nil), ("Foo.make()", nil), ("Foo.bar", nil),
      ("Module.Foo<Int>()", "Module.Foo<Int>"),
      // Comments are no part of a type.
      ("[/* a */Int]()", "[Int]"), ("Set<String /* a */>()", "Set<String>"),
      ("Map<A, /* a */ B>()", "Map<A, B>"), ("a as Foo/* a */.Bar", "Foo.Bar"),
      // Casts, tries, optionals, choices.
      ("a as Foo", "Foo"), ("a as! [Foo]", "[Foo]"), ("a as? Foo", "Foo?"),
      ("try Own(1)", "Own"), ("try? Own(1)", "Own?"), ("await name", "String"),
      ("flag ? 1 : 2", "Int"), ("flag ? 1 : \"a\"", nil), ("flag ? 1 : nil", "Int?"),
      ("flag ? 1 : 2.5", "Double"), ("maybe ?? \"a\"", "String"), ("maybe!", "String"),
      ("b ?? 1", nil),
      // Names.
      ("name", "String"), ("self.name", "String"), ("count", "Int"), ("self", "T"),
      ("maybe", "String?"), ("own", "Own"), ("own.size", "Double"), ("self.own.size", "Double"),
      ("maybeOwn?.size", "Double?"), ("own.parts[0]", "Foo"), ("table[\"a\"]", "Int?"),
      ("local", "Int"), ("parameter", "Own"), ("unknown", nil), ("own.unknown", nil),
      ("global", "Int"), ("T.shared", "T"), ("Self.shared", "T"), ("Own.standard", "Own"),
      ("Shade.dark", "Shade"), ("Shade.tinted(1)", "Shade"), ("Shade.tinted", nil),
      ("Own.twin", "Own"), ("[Own.twin]", "[Own]"), ("Own.pair", "[Own]"), ("unwrapped", "String"),
      // Calls.
      ("make()", "Own"), ("self.make()", "Own"), ("make().size", "Double"), ("free()", "[Int]"),
      ("nothing()", "Void"), ("generic(1)", nil), ("overloaded(1)", nil), ("Own.build()", "Own"),
      ("Ink.red", "Ink"), ("Ink.red.fading", "Wash"), ("Ink.red.thinned(1)", "Ink"),
      ("Label().bold()", "Label"), ("Label().framed()", nil), ("{ 1 }()", nil), ("\\T.name", nil),
    ] as [(String, String?)])
  func type(code: String, expected: String?) {
    let facts = facts(of: Self.surroundings.replacing("EXPRESSION", with: code))
    let node = facts.tree.root.descendants.last {
      $0.kind == .propertyDeclaration && $0.text.hasPrefix("let result")
    }
    let value = node?.child(.value)
    #expect(value != nil)
    #expect(value.flatMap(facts.types.type(of:)) == expected, "\(code)")
  }

  @Test(
    "What an array holds",
    arguments: [
      ("[Int]", "Int"), ("[ [Int] ]", "[Int]"), ("Array<Set<Int>>", "Set<Int>"), ("[A.B?]", "A.B?"),
      ("[(a: Int, b: Int)]", "(a: Int, b: Int)"), ("[Int: Int]", nil), ("[Int]?", nil),
      ("Int", nil), ("Set<Int>", nil), ("Array<Int>.Index", nil), ("[[Int]: Int]", nil),
    ] as [(String, String?)])
  func element(type: String, expected: String?) {
    let facts = facts(of: "let a: \(type) = b\nlet c = a")
    let value = facts.declarations.properties.last?.value
    #expect(value.flatMap(facts.types.elementType(of:)) == expected)
  }

  @Test(arguments: ["\"a\"", "\"\\(a)\"", "[\"a\"]"])
  func ownTypeHidesTheTypeOfALiteral(code: String) {
    let facts = facts(of: "struct T {\n struct String {}\n let a = \(code)\n}")
    let value = facts.declarations.types["T"]?.property(named: "a")?.value
    #expect(value != nil)
    #expect(value.flatMap(facts.types.type(of:)) == nil)
  }

  private static let surroundings = """
    let global = 3
    func free() -> [Int] { [] }
    struct Own {
      struct Inner { var a: Int }
      static let standard = Own(0)
      static let twin: Self = Own(0)
      static let pair: [Self] = []
      var size: Double
      let parts: [Foo]
      init(_ a: Int) {}
      static func build() -> Own { Own(1) }
    }
    class Maybe { init?(_ a: Int) {} }
    struct Box<A> { var a: A }
    enum Shade { case dark, tinted(Int) }
    struct T {
      static let shared: T = T(1)
      let name: String
      var count = 3
      var maybe: String?
      var flag: Bool
      let own: Own
      var maybeOwn: Own?
      var table: [String: Int]
      func make() -> Own { own }
      func nothing() {}
      func generic<A>(_ a: A) -> A { a }
      func overloaded(_ a: Int) -> Int { 1 }
      func overloaded(_ a: String) -> String { "" }
      func f(parameter: Own) {
        let local = 1
        if let unwrapped = maybe {
          let result = EXPRESSION
        }
      }
    }
    """

  @Test func longChainsAreNoTrap() {
    let facts = facts(of: "let a = Label()" + String(repeating: ".bold()", count: 3000))
    let value = facts.declarations.properties.first?.value
    #expect(value.flatMap(facts.types.type(of:)) == "Label")
  }

  @Test func circlesAreNoTrap() {
    let facts = facts(of: "struct T { var a = T.b; static var b = T.c; static var c = T.b }")
    let value = facts.declarations.types["T"]?.property(named: "a")?.value
    #expect(value != nil)
    #expect(value.flatMap(facts.types.type(of:)) == nil)
  }
}
