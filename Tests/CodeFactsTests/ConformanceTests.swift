import CodeFacts
import SyntaxTrees
import Testing

/// Whether an expression in a method of `T` is something to draw, and something to paint with.
@Suite struct ConformanceTests {
  @Test(arguments: [
    ("Label(\"a\")", "yes no"), ("Label(\"a\").framed(1)", "yes no"), ("Ring()", "yes no"),
    ("Label(\"a\").bold()", "yes no"), ("Ring().stroked(1)", "yes no"), ("Ring().cut()", "yes no"),
    ("Stack { Label(\"a\") }", "yes no"), ("Stack(1) { 2 }.framed()", "yes no"),
    ("Ink.red", "yes yes"), ("Ink(1)", "yes yes"), ("Ink.red.thinned(0.5)", "yes yes"),
    ("Ink.red.framed(1)", "yes no"), ("Ink.red.thinned(1).framed(1)", "yes no"),
    ("Ink.red.fading", "yes yes"), ("Wash(1)", "yes yes"), ("Wash(1).thinned(1)", "yes yes"),
    ("Wash(1).framed()", "yes no"), ("Level()", "no yes"), ("Level().thinned(1)", "no yes"),
    (".red", "yes yes"), (".faint", "no yes"), (".faint.thinned(1)", "no yes"),
    (".red.thinned(1)", "yes yes"), (".brand", "yes yes"), (".unheard", "unknown unknown"),
    // Names and declarations.
    ("mine", "yes no"), ("self.mine", "yes no"), ("mine.framed()", "yes no"),
    ("made(1)", "yes no"), ("self.made(1)", "yes no"), ("either", "yes yes"),
    ("content", "yes no"), ("content.framed()", "yes no"), ("ink", "yes yes"),
    ("builder()", "yes no"), ("any", "unknown yes"), ("fill", "no yes"),
    ("S().thinned(1)", "no yes"),
    ("other", "unknown unknown"), ("myLabel", "unknown unknown"), ("helper(1)", "unknown unknown"),
    ("model.label", "unknown unknown"), ("Foreign()", "unknown unknown"),
    ("Own()", "yes unknown"), ("Own().framed()", "yes no"), ("Notch().stroked()", "yes no"),
    ("Plain()", "unknown unknown"), ("Late()", "yes unknown"), ("Label(\"a\").badged()", "no yes"),
    // With the module's name, and names that the file gives another meaning.
    ("Kit.Ring()", "yes no"), ("Kit.Ink.red.thinned(1)", "yes yes"), ("tint", "yes yes"),
    ("Other.Ring()", "unknown unknown"), ("Dot()", "unknown unknown"), ("Kit.Dot()", "yes no"),
    ("Level.faint", "no yes"), ("Level.faint.thinned(1)", "no yes"), ("Kit.Level.faint", "no yes"),
    ("Level.faint()", "no yes"), ("Level.red", "unknown unknown"),
    // Optionals, and attributes whose argument is the type.
    ("flag ? nil : nil", "unknown unknown"), ("flag ? nil : other", "unknown unknown"),
    ("around", "yes yes"), ("byPath", "yes yes"), ("byPath.thinned(1)", "yes yes"),
    ("odd", "unknown unknown"), ("written", "yes no"), ("sheen.tone", "yes yes"),
    ("sheen.unheard", "unknown unknown"),
    // Choices and what is no value of that sort.
    ("flag ? Ink.red : Ink.red", "yes yes"), ("flag ? Label(\"a\") : Ring()", "yes no"),
    ("flag ? Label(\"a\") : other", "unknown no"), ("flag ? Ring() : nil", "yes no"),
    ("(Label(\"a\"))", "yes no"), ("try Label(\"a\")", "yes no"), ("{ Label(\"a\") }", "no no"),
    ("\"a\"", "no no"), ("1", "no no"), ("a as Ink", "yes yes"), ("maybe", "yes no"),
    ("Ring", "no no"), ("Own", "no no"), ("Somewhere", "unknown unknown"),
    ("Label(\"a\") as any Drawable", "yes no"), ("local", "yes yes"),
    // Methods that tell what they are called on.
    ("other.hung()", "yes no"), ("model.label.hung(3)", "yes no"),
    ("helper(1).hung { 2 }", "yes no"),
    ("other.thinned(1).hung()", "yes no"), ("other.hung().thinned(1)", "yes no"),
    ("other.hung().unheard", "unknown unknown"), ("other.unheard.hung()", "yes no"),
    ("Foreign(1).hung()", "yes no"), ("Foreign().hung()", "yes no"), ("Plain().hung()", "yes no"),
    ("Foreign.ink.hung()", "yes no"), ("Ink.ours.hung()", "yes no"), ("other[0].hung()", "yes no"),
    ("(flag ? other : mine).hung()", "yes no"), ("other!.hung()", "yes no"),
    ("flag ? other.hung() : Ring()", "yes no"), ("any.hung()", "yes no"),
    ("other.hung", "unknown unknown"), ("hung()", "unknown unknown"),
    ("Foreign.hung()", "unknown unknown"), ("Ink.ours", "unknown unknown"),
    ("Ink.ours.thinned(1)", "unknown unknown"), ("other?.hung()", "unknown unknown"),
    ("other?.label.hung()", "unknown unknown"), ("Level().hung()", "unknown unknown"),
    ("fill.hung()", "unknown unknown"), ("\"a\".hung()", "unknown unknown"),
    ("[other].hung()", "unknown unknown"), ("[1].hung()", "unknown unknown"),
    ("{ 1 }.hung()", "unknown unknown"), ("[other].first!.hung()", "yes no"),
    ("(other, 1).hung()", "unknown unknown"), ("((other)).hung()", "yes no"),
    ("theme(.day).hung().hung()", "yes no"), (".unheard.hung()", "yes no"),
    (".unheard(1).hung()", "yes no"), (".hung()", "unknown unknown"),
    ("other.dried()", "unknown unknown"),
    // By their labels.
    ("other.moved(to: 1)", "yes no"), ("other.moved(by: 1)", "yes no"),
    ("other.moved(to: 1, by: 2)", "yes no"), ("other.moved { 1 }", "yes no"),
    ("other.moved(to: 1) { 2 }", "yes no"), ("other.hidden()", "yes no"),
    ("other.moved { 1 } by: { 2 }", "yes no"), ("other.moved { 1 } to: { 2 }", "unknown unknown"),
    ("other.moved(by: 1, to: 2)", "unknown unknown"), ("other.moved()", "unknown unknown"),
    ("other.moved(1)", "unknown unknown"), ("other.moved(to: 1, at: 2)", "unknown unknown"),
    ("other.moved(by: 1) { 2 }", "unknown unknown"), ("other.hidden(1)", "unknown unknown"),
    // Unless something else has the method, too.
    ("other.swung()", "unknown unknown"), ("other.tossed(1)", "unknown unknown"),
    ("other.badged()", "no yes"), ("other.blended()", "unknown unknown"),
  ])
  func conforms(code: String, expected: String) {
    let facts = facts(of: Self.surroundings.replacing("EXPRESSION", with: code))
    let node = facts.tree.root.descendants.last {
      $0.kind == .propertyDeclaration && $0.text.hasPrefix("let result")
    }
    guard let value = node?.child(.value) else {
      Issue.record("no expression: \(code)")
      return
    }
    let found = ["Drawable", "Paint"].map { "\(facts.conformances.conforms(value, to: $0).truth)" }
    #expect(found.joined(separator: " ") == expected, "\(code)")
  }

  private static let surroundings = """
    extension Paint where Self == Ink { static var brand: Ink { Ink(1) } }
    extension Drawable { func badged() -> some Paint { Ink.red } }
    struct Own: Drawable { var a = 1 }
    struct Notch: Outline {}
    struct Plain {}
    struct Late {}
    struct Box {
      let tossed: (Int) -> Int
      func swung() -> Int { 1 }
    }
    typealias Dot = Plain
    extension Late: Drawable {}
    protocol Glossy { var tone: Ink { get } }
    struct T<Content: Drawable>: Drawable {
      let content: Content
      let ink: Ink
      var maybe: Ring?
      var tint: Kit.Ink
      @Around(Ink.self) var around
      @Around(\\.fading) var byPath
      @Around(\\.unheard) var odd
      @Around(\\.unheard) var written: Label
      let sheen: any Glossy
      var flag: Bool
      let builder: () -> Content
      var mine: some Drawable { Label("a") }
      var either: some Drawable & Paint { Ink.red }
      func made(_ a: Int) -> some Drawable { Label("a") }
      func f<S: Paint>(fill: S, any: any Unheard & Paint) {
        let other = somewhere()
        let local = Ink.red
        let result = EXPRESSION
      }
    }
    """

  @Test func methodsOfAProtocolThatTheFileDeclaresItself() {
    let facts = facts(of: "protocol Drawable {}\nlet a = other.hung()")
    let value = facts.declarations.properties.first?.value
    #expect(value.map { facts.conformances.conforms($0, to: "Drawable").truth } == .unknown)
  }

  @Test func answersHaveWords() {
    let facts = facts(of: "let a = Foreign(1)\nlet b = Label(\"a\")\nlet c = Ring?.none")
    let values = facts.declarations.properties.compactMap(\.value)
    let answers = values.map { facts.conformances.conforms($0, to: "Paint").detail }
    #expect(
      answers == [
        "the type of Foreign(1) is not told by the code",
        "Label(\"a\") is Label, which is no Paint",
        "the type of Ring?.none is not told by the code",
      ])
  }
}
