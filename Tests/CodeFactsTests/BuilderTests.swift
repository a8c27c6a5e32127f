import CodeFacts
import SyntaxTrees
import Testing

/// Which closures a result builder takes, and what they make.
@Suite struct BuilderTests {
  /// The sample SDK with builders: `Stack` takes drawables, `Bundle` whatever is asked for, `Knob`
  /// something to do and a label.
  private static let sdk: SDKKnowledge = {
    var sdk = SDKKnowledge.sample
    sdk.types["Menu"] = SDKType(isProtocol: true)
    sdk.builders = SDKBuilders(
      attributes: ["DrawableBuilder": .conforming("Drawable"), "AnyBuilder": .declared],
      calls: [
        "Stack": [.init(label: "content", content: .conforming("Drawable"))],
        "Bundle": [.init(label: "content", content: .outer)],
        "Bar": [.init(label: "items", content: .conforming("Menu"))],
        "Knob": [
          .init(label: "action", content: .action),
          .init(label: "label", content: .conforming("Drawable")),
        ],
        "Drawable.hung": [.init(label: "on", content: .conforming("Drawable"))],
      ])
    return sdk
  }()

  private func judge(_ fact: Fact, in source: String) -> Truth? {
    facts(of: source, sdk: Self.sdk).judge(fact, at: "{ mark }")?.truth
  }

  @Test(arguments: [
    ("Stack { mark }", Truth.yes), ("Stack(content: { mark })", .yes), ("Stack() { mark }", .yes),
    ("Kit.Stack { mark }", .unknown), ("Stack.init { mark }", .yes), ("Stack<Ink> { mark }", .yes),
    ("Stack(other: { mark })", .unknown), ("Stack { mark }.hung { 1 }", .yes),
    ("Knob { mark }", .no), ("Knob(action: go) { mark }", .yes), ("Knob(1) { mark }", .no),
    ("Knob { go() } label: { mark }", .yes),
    ("Knob { go() } /* c */ label /* c */: { mark }", .yes),
    ("Knob { mark } label: { 1 }", .no), ("Dot().hung { mark }", .yes),
    ("unknown.hung { mark }", .yes), ("1.hung { mark }", .yes), ("Hung.hung { mark }", .unknown),
    ("foreign { mark }", .unknown), ("a.b { mark }", .unknown), ("let a = { mark }", .unknown),
    ("a[{ mark }]", .unknown), ("Bundle { mark }", .yes), ("Foreign { mark }", .unknown),
  ])
  func known(call: String, expected: Truth) {
    #expect(judge(.isBuilder, in: "func f() { \(call) }") == expected, "\(call)")
  }

  @Test(arguments: [
    ("own { mark }", Truth.yes, Truth.yes), ("own(a: { mark }) { 1 }", .no, .no),
    ("own(a: { 1 }) { mark }", .yes, .yes), ("Own { mark }", .yes, .yes),
    ("Own(1) { mark }", .no, .no), ("Made { mark }", .yes, .yes),
    ("Made { 1 } other: { mark }", .no, .no), ("self.method { mark }", .yes, .unknown),
    ("method { mark }", .yes, .unknown), ("foreign { mark }", .unknown, .unknown),
    ("stack { mark }", .yes, .no), ("generic { mark }", .yes, .yes),
    ("free { mark }", .yes, .unknown), ("Alias { mark }", .unknown, .unknown),
  ])
  func declared(call: String, isBuilder: Truth, builds: Truth) {
    let source = """
      @resultBuilder struct OwnBuilder {}
      typealias Alias = Own
      func own(a: () -> Void = {}, @DrawableBuilder b: () -> Int) {}
      func foreign(@Foreign a: () -> Int) {}
      func stack(@AnyBuilder a: () -> some Menu) {}
      func generic<T: Outline>(@AnyBuilder a: () -> T) {}
      func free<T>(@AnyBuilder a: () -> T) {}
      struct Own {
        init(@DrawableBuilder a: () -> Int) {}
        init(_ b: Int, a: () -> Int) {}
      }
      struct Made<T> {
        static let fixed = {}
        let done: () -> Void = {}
        @DrawableBuilder let content: T
        var other: () -> Void
      }
      struct Model {
        func method(@OwnBuilder _ a: () -> Int) {}
        func go() { \(call) }
      }
      """
    #expect(judge(.isBuilder, in: source) == isBuilder, "\(call)")
    #expect(judge(.builds("Drawable"), in: source) == builds, "\(call)")
  }

  @Test(arguments: [
    ("Stack { Bundle { mark } }", Truth.yes), ("Bar { Bundle { mark } }", .no),
    ("Stack { Bundle { Bundle { mark } } }", .yes), ("Bar { Stack { mark } }", .yes),
    ("Stack { if a { Bundle { mark } } else { 1 } }", .yes),
    ("Stack { switch a { case 1: Bundle { mark }; default: 1 } }", .yes),
    ("Stack { if (Bundle { mark }) { 1 } }", .unknown),
    ("Stack { a ? 1 : Bundle { mark } }", .yes), ("Bar { a ? Bundle { mark } : 1 }", .no),
    ("Stack { f(Bundle { mark }) ? 1 : 2 }", .unknown), ("Stack { (Bundle { mark }) }", .yes),
    ("Stack { (1, Bundle { mark }) }", .unknown),
    ("Bar { f(Bundle { mark }) }", .unknown), ("Bar { let a = Bundle { mark } }", .unknown),
    ("Bar { Bundle { mark }.hung { 1 } }", .yes), ("Bar { Bundle { mark }.other() }", .no),
    ("foreign { Bundle { mark } }", .unknown), ("Knob { Bundle { mark } }", .unknown),
    ("var a: some Drawable { Bundle { mark } }", .yes),
    ("var a: some Drawable { get { Bundle { mark } } }", .yes),
    ("var a: some Drawable = Bundle { mark }", .yes), ("var a: Dot { Bundle { mark } }", .yes),
    ("func a() -> some Menu { return Bundle { mark } }", .no),
    ("func a() -> some Drawable & Other { Bundle { mark } }", .yes),
    ("func a() { Bundle { mark } }", .unknown), ("var a = Bundle { mark }", .unknown),
    ("func a() -> some Foreign { Bundle { mark } }", .unknown),
  ])
  func outer(code: String, expected: Truth) {
    let isMember = code.hasPrefix("var") || code.hasPrefix("func")
    let source = isMember ? "struct A { \(code) }" : "func f() { \(code) }"
    #expect(judge(.builds("Drawable"), in: source) == expected, "\(code)")
  }

  @Test("The file's own declaration hides the listed one")
  func hidden() {
    let source = "struct Stack { init(a: () -> Void) {} }\nlet a = Stack { mark }\n"
    #expect(judge(.isBuilder, in: source) == .no)
    let method = "extension Dot { func hung(a: () -> Void) {} }\nlet a = Dot().hung { mark }\n"
    #expect(judge(.isBuilder, in: method) == .no)
  }

  @Test(arguments: [
    ("f { 1 }", "{ 1 }", Truth.no), ("f {}", "{}", .yes), ("f { /* c */ }", "{ /* c */ }", .yes),
    ("func f() {}", "{}", .yes), ("var a: Int { }", "{ }", .yes), ("f(1)", "1", .unknown),
    ("struct A {}", "{}", .unknown), ("f {\n#if A\n1\n#endif\n}", "{\n#if A\n1\n#endif\n}", .yes),
    ("f {\n#if A\n1\n#else\n2\n#endif\n}", "{\n#if A\n1\n#else\n2\n#endif\n}", .no),
    ("f {\n#if A\n#else\n2\n#endif\n}", "{\n#if A\n#else\n2\n#endif\n}", .yes),
    ("f {\n#if A\n1\n#endif\n2\n}", "{\n#if A\n1\n#endif\n2\n}", .no),
    (
      "f {\n#if A\n1\n#endif\n#if B\n2\n#endif\n}",
      "{\n#if A\n1\n#endif\n#if B\n2\n#endif\n}", .yes
    ),
  ])
  func mayBeEmpty(source: String, block: String, expected: Truth) {
    #expect(facts(of: source).judge(.mayBeEmpty, at: block)?.truth == expected, "\(source)")
  }
}
