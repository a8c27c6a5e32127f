import CodeFacts
import SyntaxTrees
import Testing

/// Every place that means the property `x` of `T` has the kind marked before it.
///
/// A mark is written `‹read›x`; a question mark in it marks those that are not certain.
@Suite struct ReferenceTests {
  @Test(arguments: [
    // What a function does with the property.
    "func f() { g(‹read›x) }",
    "func f() { g(self.‹read›x) }",
    "func f() { ‹write›x = 1 }",
    "func f() { self.‹write›x = 1 }",
    "func f() { (‹write›x, self.y.x) = (1, 2) }",
    "func f() { ‹modify›x += 1 }",
    "func f() { ‹modify›x.count = 1; ‹modify›x[0] = 1; ‹modify›x[0].a.b = 2 }",
    "func f() { self.‹modify›x.count = 1 }",
    "func f() { list[‹read›x] = 1 }",
    "func f() { y = ‹read›x }",
    "func f() { swap(&‹inout›x, &self.‹inout›x) }",
    "func f() { g(‹projected›$x, self.‹projected›$x) }",
    "func f() { ‹storage›_x = W(1); self.‹storage›_x = W(1) }",
    "func f() { print(\"a \\(‹read›x) b\") }",
    "func f() { let a = { [‹captured›x] in g(x) }; a() }",
    "func f() { let a = { [x = ‹read›x] in g(x) }; a() }",
    "func f() { if let ‹unwrapped›x { g(x) } }",
    "func f() { g(\\.‹keyPath?›x, \\T.‹keyPath›x, \\Self.‹keyPath›x) }",
    "func f() { other.x = 1; g(other.x, x: 2) }",
    "func f() { `self`.y; g(‹read›`x`) }",
    "func f() { [1].forEach { _ in self?.‹read›x } }",
    "func f() { ‹read›x.append(1) }",
    "func f() { #selector(go) }; func go() { ‹read›x }",
    "func f() -> Int { ‹read›x }",
    "var z: Int { get { ‹read›x } set { ‹write›x = newValue } }",
    "var z: Int = 0 { didSet { ‹write›x = oldValue } }",
    // Receivers whose type the file tells.
    "func f(o: T, p: T?, q: Int) { o.‹read›x; p?.‹read›x; q.x }",
    "func f() { let o = T(); o.‹read›x }",
    "var o: T { self }; func f() { o.‹read›x; self.o.‹write›x = 1 }",
    "func f() { go { [weak self] in guard let self else { return }; self.‹read›x } }",
    "func f() { let me = self; me.‹write›x = 1 }",
  ])
  func forms(member: String) {
    expect("struct T { @W var x: Int\n  var y = 0\n  \(member)\n}")
  }

  @Test(arguments: [
    // Parameters and locals hide the property from where they are declared on.
    "func f(x: Int) { g(x); g(self.‹read›x) }",
    "func f(x y: Int) { g(‹read›x) }",
    "func f(_ x: Int = 0) { x }",
    "init(x: Int) { self.‹write›x = x }",
    "init(a: Int = 0) { ‹write›x = a }",
    "func f() { g(‹read›x); let x = 1; g(x) }",
    "func f() { let x = ‹read›x; g(x) }",
    "func f() { let a = ‹read›x, x = 2, b = x; g(b) }",
    "func f() { do { let x = 1; g(x) }; g(‹read›x) }",
    "func f() { let (a, x) = t; g(a, x) }",
    "func f() { func x() {}; g(x) }",
    "func f() { g(x); func x() {} }",
    // Conditions.
    "func f() { if let x = o { g(x) } else { g(‹read›x) } }",
    "func f() { if let x = o, x > 0 { g(x) }; g(‹read›x) }",
    "func f() { if ‹read›x > 0, let x = o { g(x) } }",
    "func f() { guard let x = o else { g(‹read›x); return }; g(x) }",
    "func f() { guard let ‹unwrapped›x else { return }; g(x) }",
    "func f() { while let x = o { g(x) }; g(‹read›x) }",
    "func f() { if case .a(let x) = o { g(x) }; g(‹read›x) }",
    "func f() { if case let .a(x, y: z) = o { g(x, z) }; g(‹read›x) }",
    "func f() { if case let (a, x)? = o { g(a, x) }; g(‹read›x) }",
    "func f() { if case .x = o { g(‹read›x) } }",
    "func f() { if case .a(x: 1) = o { g(‹read›x) } }",
    // Loops, cases, errors.
    "func f() { for x in ‹read›x { g(x) }; g(‹read›x) }",
    "func f() { for (a, x) in o where x > 0 { g(a) } }",
    "func f() { for case let x? in o { g(x) } }",
    "func f() { for case .a(let x) in o { g(x) } }",
    "func f() { switch o { case .a(let x): g(x)\n case let .b(x) where x > 0: g(x)\n default: g(‹read›x) } }",
    "func f() { switch ‹read›x { case .x: g(‹read›x)\n case let (x, y): g(x, y)\n default: break } }",
    "func f() { do { try g() } catch let x { g(x) }; g(‹read›x) }",
    "func f() { do { try g() } catch E.a(let x) where x > 0 { g(x) } catch { g(‹read›x) } }",
    // Closures.
    "func f() { o.map { x in g(x) }; g(‹read›x) }",
    "func f() { o.map { (x: Int, y) in g(x, y) } }",
    "func f() { o.map { y in g(‹read›x, y) } }",
    "func f() { o.map { [x = y] in g(x) } }",
    "func f() { o.map { (y: Int) -> Int in y + ‹read›x } }",
    "func f() { o.map { let x = 1; return x }; g(‹read›x) }",
    // Accessors.
    "var z: Int { get { 1 } set(x) { g(x) } }",
    "subscript(x: Int) -> Int { x }",
    "subscript(i x: Int) -> Int { get { x } }",
    // Names that are no mention.
    "func f() { x: for _ in o { continue x } }",
    "func x(x: Int) {}",
    "func f() { let t = (x: 1, b: 2); g(t.x) }",
    "func f() { g(a: 1) { } x: { } }",
    "enum E { case x }",
    // Other types do not reach an instance's property.
    "struct N { var x = 0; func f() { g(x, self.x) } }",
    "struct N { func f() { g(x) } }",
    "func f() { #if x\n #endif }",
    "@A(x: 1) func f() {}",
  ])
  func shadowing(member: String) {
    expect("struct T { @W var x: Int\n  var y = 0\n  \(member)\n}")
  }

  @Test(arguments: [
    "struct T { var x = 0 }\nextension T { func f() { ‹read›x } }",
    "struct T { var x = 0 }\nstruct U { func f() { x; T(‹memberwiseLabel›x: 1) } }",
    "struct T { var x = 0 }\nlet t = T.init(‹memberwiseLabel›x: 1)",
    "struct T { var x = 0\n init(x: Int) { self.‹write›x = x } }\nlet t = T(x: 1)",
    "struct T { var x = 0 }\nextension T { init(y: Int) { self.init(‹memberwiseLabel›x: y) } }",
    "class T { var x = 0 }\nlet t = T(x: 1)",
    "struct O { struct T { var x = 0 } }\nlet t = O.T(‹memberwiseLabel›x: 1)",
    "struct T { static var x = 0\n static func f() { T.‹read›x; Self.‹write›x = 1; self.‹read›x } }",
    "struct T { static var x = 0\n struct N { func f() { ‹read›x } } }",
    "struct T { static var x = 0 }\nfunc f() { T.‹modify›x += 1 }",
    "struct T { static var x = 0\n func f() { g(.‹read?›x) } }",
    "struct T { var _x = 0\n func f() { ‹read›_x; $_x } }",
    "struct T { var x = 0\n func f() { _x; $x } }",
    "struct T { @W var x = 0\n var _x = 0\n func f() { _x; ‹projected›$x } }",
    "struct T { var x = 0\n func x(_ a: Int) {}\n func f() { ‹read?›x(1) } }",
    "struct U { func f(t: T) { t.‹read›x; let x = 1 } }\nstruct T { var x = 0 }",
    "protocol P {}\nstruct T: P { var x = 0 }\nextension P { func f() { x; self.x } }",
    "struct T<A> { var x = 0\n func f(o: T<A>) { o.‹read›x } }",
  ])
  func acrossTypes(source: String) {
    expect(source)
  }

  private func expect(_ marked: String) {
    let (source, expected) = unmarked(marked)
    let facts = facts(of: source)
    let name = source.contains("struct T { var _x") ? "_x" : "x"
    let type = facts.declarations.all.first { $0.name == "T" && $0.form != .extension }
    guard let type, let nominal = facts.declarations.types[type.path],
      let property = nominal.property(named: name)
    else {
      Issue.record("no property in \(source)")
      return
    }
    let found = facts.references(to: property, of: nominal).map {
      "\($0.node.start) \($0.kind.rawValue)\($0.isCertain ? "" : "?")"
    }
    #expect(found == expected, "\(source)")
  }

  /// The code without marks, and "offset kind" for each mark.
  private func unmarked(_ marked: String) -> (source: String, marks: [String]) {
    var source = ""
    var marks: [String] = []
    for piece in marked.split(separator: "‹", omittingEmptySubsequences: false) {
      let parts = piece.split(separator: "›", omittingEmptySubsequences: false)
      if parts.count == 2 { marks.append("\(source.utf8.count) \(parts[0])") }
      source += parts.last.map(String.init) ?? ""
    }
    return (source, marks)
  }
}
