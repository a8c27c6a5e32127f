import CodeFacts
import Testing

@Suite("Facts about types and attributes")
struct TypeFactTests {
  private static let model = """
    struct Own { var ink: Ink; var faint: Level? }
    typealias Short = Ink
    struct Model {
      let ink: Ink
      let maybe: Ink?
      let long: Optional<Ink>
      let own: Own
      let short: Short
      let foreign: Foreign
      let foreignMaybe: Foreign?
      let some: some Drawable
      let list: [Ink]
      func go() { use(CODE) }
    }
    """

  /// Whether an expression is an `Ink`, and whether it is optional.
  @Test(arguments: [
    ("ink", "yes no"), ("self.ink", "yes no"), ("maybe", "no yes"), ("long", "no yes"),
    ("maybe!", "yes no"), ("maybe ?? ink", "yes no"), ("own.ink", "yes no"),
    ("own.faint", "no yes"), ("own", "no no"), ("short", "unknown unknown"),
    ("foreign", "unknown unknown"), ("foreignMaybe", "no yes"), ("foreign.ink", "unknown unknown"),
    ("other", "unknown unknown"), ("Ink(1)", "yes no"), ("Ink(hex: 1)", "no yes"),
    ("Ink(hex: 1)!", "yes no"), ("Ink.red", "yes no"), ("Kit.Ink(1)", "yes no"),
    ("nil", "no yes"), ("some", "no no"), ("list", "no no"), ("list[0]", "yes no"),
    ("\"a\"", "no no"), ("Ink", "unknown unknown"), ("(ink)", "yes no"),
    ("flag ? ink : Ink.red", "yes no"), ("flag ? ink : nil", "no yes"),
  ])
  func hasType(code: String, expected: String) {
    let file = facts(of: Self.model.replacing("CODE", with: code))
    let answers = [
      Fact.hasType(expression: "x", type: "Ink", isOptional: nil),
      .hasType(expression: "x", type: nil, isOptional: true),
    ].map { file.judge($0, at: "use(\(code))", captures: ["x": code]) }
    #expect(answers.map { "\($0?.truth ?? .unknown)" }.joined(separator: " ") == expected)
    #expect(answers.allSatisfy { $0?.detail.isEmpty == false })
  }

  private static let rows: [(String, String?, Bool?, Truth, String)] = [
    ("maybe", "Ink?", nil, .yes, "maybe is Ink?"),
    ("long", "Ink?", true, .yes, "long is Optional<Ink>"),
    ("ink", "Ink", false, .yes, "ink is Ink"), ("maybe", "Ink", true, .no, "maybe is Ink?"),
    ("ink", nil, false, .yes, "ink is Ink"), ("short", nil, false, .unknown, "short is Short"),
    ("some", nil, false, .yes, "some is some Drawable"), ("nil", nil, false, .no, "nil is nil"),
    ("foreignMaybe", "Ink?", nil, .unknown, "foreignMaybe is Foreign?"),
    ("other", "Ink", nil, .unknown, "the type of other is not told by the code"),
  ]

  @Test(arguments: rows)
  func words(row: (code: String, type: String?, isOptional: Bool?, truth: Truth, words: String)) {
    let (code, type, isOptional, truth, words) = row
    let file = facts(of: Self.model.replacing("CODE", with: code))
    let answer = file.judge(
      .hasType(expression: "x", type: type, isOptional: isOptional), at: "use(\(code))",
      captures: ["x": code])
    #expect(answer?.truth == truth)
    #expect(answer?.detail == words)
  }

  @Test(arguments: [
    ("Clamped", Truth.yes, "@Clamped is a property wrapper"),
    ("Clamped<Int>", .yes, "@Clamped is a property wrapper"),
    ("Space.Low", .yes, "@Space.Low is a property wrapper"),
    ("Actor", .no, "@Actor is no property wrapper"),
    ("Space.Plain", .no, "@Space.Plain is no property wrapper"),
    ("Alias", .unknown, "@Alias is another name for a type"),
    ("Shared", .yes, "@Shared is a property wrapper"),
    ("Kit.Shared", .yes, "@Kit.Shared is a property wrapper"),
    ("Other.Shared", .unknown, "the code does not tell what @Other.Shared is"),
    ("Surroundings", .unknown, "the code does not tell what @Surroundings is"),
    ("Foreign", .unknown, "the code does not tell what @Foreign is"),
    ("MainActor", .no, "@MainActor belongs to the language"),
    ("objc", .no, "@objc belongs to the language"),
  ])
  func propertyWrapper(name: String, truth: Truth, words: String) {
    let source = """
      @propertyWrapper struct Clamped<Value> { var wrappedValue: Value }
      enum Space {
        @propertyWrapper struct Low { var wrappedValue: Int }
        struct Plain {}
      }
      @globalActor actor Actor { static let shared = Actor() }
      typealias Alias = Clamped
      struct Model {
        @\(name) var a = 1
      }
      """
    let sdk = SDKKnowledge(
      initializedWrappers: ["Surroundings"], propertyWrappers: ["Shared": "Kit"])
    let answer = facts(of: source, sdk: sdk).judge(
      .propertyWrapper(name: "wrapper"), at: "@\(name) var a = 1", captures: ["wrapper": name])
    #expect(answer?.truth == truth)
    #expect(answer?.detail == words)
  }

  /// Whether nothing outside of a file can use a property in it.
  @Test(arguments: [
    ("struct T { var a = 1 }", Truth.unknown), ("struct T { private var a = 1 }", .yes),
    ("struct T { fileprivate var a = 1 }", .yes), ("struct T { private(set) var a = 1 }", .unknown),
    ("private struct T { var a = 1 }", .yes), ("public struct T { var a = 1 }", .unknown),
    ("struct T { fileprivate struct S { var a = 1 } }", .yes),
    ("private enum E { struct S { public var a = 1 } }", .yes),
    ("struct T {}; private extension T { static var a = 1 }", .yes),
    ("private struct S {}; struct T { var a = 1 }", .unknown),
    ("struct T { public var a = 1 }", .no),
  ])
  func usesAreKnown(source: String, expected: Truth) {
    let answer = facts(of: source).judge(
      .usesAreKnown(property: "name"), at: "a", captures: ["name": "a"])
    #expect(answer?.truth == expected, "\(source)")
  }
}
