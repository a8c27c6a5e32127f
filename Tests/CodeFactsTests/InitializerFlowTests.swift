import CodeFacts
import SyntaxTrees
import Testing

/// What becomes of `x` in the first initializer of `T`, whose body a row gives.
@Suite struct InitializerFlowTests {
  @Test(arguments: [
    // Straight lines and the forms of assignment.
    ("self.x = 1", "every path"),
    ("x = 1", "every path"),
    ("_x = W(1)", "every path"),
    ("self._x = .init(1)", "every path"),
    ("(x, y) = (1, 2)", "every path"),
    ("(self.x, y) = (1, 2)", "every path"),
    ("self = T(1)", "every path"),
    ("try! self.x = f()", "every path"),
    ("y = 1", "never"),
    ("y = x", "never"),
    ("x += 1", "every path"),
    ("x.a = 1", "never"),
    ("o.x = 1", "never"),
    ("x == 1", "never"),
    ("let x = 1; x = 2", "never"),
    ("let a = { self.x = 1 }; a()", "never"),
    ("func f() { x = 1 }; f()", "never"),
    ("// x = 1", "never"),
    // Branches.
    ("if a { x = 1 }", "x is not assigned when the condition at line 6 is false"),
    ("if a { x = 1 } else { x = 2 }", "every path"),
    ("if a { } else { x = 2 }", "x is not assigned when the condition at line 6 is true"),
    ("if a { y = 1 } else { x = 2 }", "x is not assigned when the condition at line 6 is true"),
    ("if a { x = 1 } else if b { x = 2 } else { x = 3 }", "every path"),
    (
      "if a { x = 1 } else if b { x = 2 }",
      "x is not assigned when none of the conditions from line 6 to line 6 is true"
    ),
    ("if a { x = 1 } else { fatalError() }", "every path"),
    ("if a { x = 1 } else { throw E.a }", "every path"),
    ("if a { x = 1 } else { return nil }", "every path"),
    ("if a { x = 1 }\nx = 2", "every path"),
    ("if a { return }\nx = 2", "the init returns at line 6 before it assigns x"),
    ("if let x = o { x = 1 }", "never"),
    ("if let o { x = o } else { x = 0 }", "every path"),
    ("if a { if b { x = 1 } else { x = 2 } } else { x = 3 }", "every path"),
    // Guard.
    ("guard a else { return }\nx = 1", "the init returns at line 6 before it assigns x"),
    ("guard a else { x = 0; return }\nx = 1", "every path"),
    ("guard a else { fatalError(\"no\") }\nx = 1", "every path"),
    ("guard let x = o else { throw E.a }\nself.x = x", "every path"),
    ("guard let x = o else { throw E.a }\nx = 1", "never"),
    // Switch.
    ("switch a { case 1: x = 1\ndefault: x = 2 }", "every path"),
    ("switch a { case 1: x = 1\ndefault: break }", "x is not assigned where a case breaks"),
    ("switch a { case 1: x = 1\ncase 2: y = 1 }", "x is not assigned in the case at line 7"),
    ("switch a { case 1: fallthrough\ndefault: x = 2 }", "every path"),
    (
      "switch a { case 1: x = 1; fallthrough\ndefault: y = 2 }",
      "x is not assigned in the case at line 7"
    ),
    (
      "switch a { case 1: x = 1\ndefault: return }",
      "the init returns at line 7 before it assigns x"
    ),
    ("switch a { case 1: x = 1\ndefault: fatalError() }", "every path"),
    (
      "switch a { case .b(let x): x = 1\ndefault: x = 2 }",
      "x is not assigned in the case at line 6"
    ),
    // Errors.
    ("do { x = try f() } catch { x = 0 }", "every path"),
    ("do { x = try f() } catch { y = 0 }", "x is not assigned in the catch at line 6"),
    ("do { x = 1; try f() } catch { y = 0 }", "every path"),
    ("do { try f(); x = 1 } catch { throw error }", "every path"),
    ("do { try f(); x = 1 } catch E.a { x = 2 } catch { x = 3 }", "every path"),
    ("do { x = 1 }", "every path"),
    ("do { x = 1; throw E.a } catch { y = 1 }", "every path"),
    ("do { let a = try? f(); x = a ?? 1 } catch { }", "x is not assigned in the catch at line 6"),
    // Loops.
    ("for a in b { x = a }", "x is not assigned when the loop at line 6 does not run"),
    ("for x in b { x = 1 }", "never"),
    ("while a { x = 1 }", "x is not assigned when the loop at line 6 does not run"),
    ("while true { x = 1; break }", "every path"),
    ("while true { if a { x = 1; break } }", "every path"),
    ("while true { if a { break }; x = 1 }", "x is not assigned when the loop at line 6 is left"),
    ("repeat { x = 1 } while a", "every path"),
    (
      "repeat { if a { break }; x = 1 } while b",
      "x is not assigned when the loop at line 6 is left"
    ),
    (
      "repeat { if a { continue }; x = 1 } while b",
      "x is not assigned when the loop at line 6 goes on"
    ),
    ("out: for a in b { while true { break out } }\nx = 1", "every path"),
    ("out: while true { while true { x = 1; break out } }", "every path"),
    ("out: do { if a { break out }; x = 1 }", "x is not assigned after a break"),
    // Defer.
    ("defer { x = 1 }\ny = 2", "every path"),
    ("defer { x = 1 }\nif a { return }", "every path"),
    ("if a { return }\ndefer { x = 1 }", "the init returns at line 6 before it assigns x"),
    ("do { defer { x = 1 }; y = 1 }", "every path"),
    ("while true { defer { x = 1 }; break }", "every path"),
    // Conditional compilation.
    ("#if A\nx = 1\n#else\nx = 2\n#endif", "every path"),
    ("#if A\nx = 1\n#endif", "unknown: whether x is assigned depends on the #if at line 6"),
    ("#if A\nx = 1\n#elseif B\n#if C\ny = 1\n#endif\nx = 2\n#else\nx = 3\n#endif", "every path"),
    ("#if A\ny = 1\n#endif\nx = 1", "every path"),
    ("#if A\nx = 1\n#endif\nx = 2", "every path"),
    ("x = if a { 1 } else { 2 }", "every path"),
  ])
  func outcome(body: String, expected: String) {
    #expect(flow(of: body)?.outcomes["x"]?.words == expected, "\(body)")
  }

  @Test(arguments: [
    ("x = 1; y = 2", "before"),
    ("y = 2; x = 1", "after"),
    ("if a { y = 2 }; x = 1; y = 3", "before"),
    ("if a { y = 2 } else { y = 1 }; x = 1", "after"),
    ("y = 2; _x = W(1); x = 2", "after, after again"),
    ("x = 1; y = 2; x = 3", "before, after again"),
    ("while a { x = 1 }; y = 1", "before"),
    ("(y, x) = (1, 2)", "after"),
    ("defer { x = 1 }; y = 1", "after"),
    ("self = o; x = 1", "after again"),
  ])
  func order(body: String, expected: String) {
    let assignments = flow(of: body)?.assignments.filter { $0.property == "x" } ?? []
    let found = assignments.map {
      ($0.isBeforeOthers ? "before" : "after") + ($0.isRepeated ? " again" : "")
    }
    #expect(found.joined(separator: ", ") == expected, "\(body)")
  }

  @Test(
    arguments: [
      ("x = 1; go()", nil),
      ("go(); x = 1", "go"),
      ("self.go(); x = 1", "self"),
      ("print(self); x = 1", "self"),
      ("y = x; x = 1", "x"),
      ("x += 1", "x"),
      ("x = x + 1", "x"),
      ("x = 1; x = x + 1", nil),
      ("y = 1; x = y", nil),
      ("self.y = 1; x = self.y", nil),
      ("let a = { self.x }; x = 1", "x"),
      ("let a = total; x = 1", "total"),
      ("if go() { }; x = 1", "go"),
      ("guard a else { fatalError() }; x = 1", nil),
      ("o.go(); x = 1", nil),
      ("Self.make(); x = 1", nil),
      ("f($x); x = 1", "$x"),
    ] as [(String, String?)])
  func earlyUse(body: String, expected: String?) {
    #expect(flow(of: body)?.earlyUses["x"]?.text == expected, "\(body)")
  }

  private func flow(of body: String) -> InitializerFlow? {
    let facts = facts(
      of: """
        struct T {
          let y: Int
          @W var x: Int = 0
          var total: Int { 1 }
          init?(a: Bool) throws {
        \(body)
          }
          func go() {}
          static func make() {}
        }
        """)
    return facts.declarations.types["T"].flatMap { facts.initializerFlows(of: $0).designated.first }
  }

  /// A late assignment to `x` is one behind those of all properties that an initializer must set.
  @Test(arguments: [
    ("let a: Int", true), ("var a: Int", true), ("let a: Int?", true), ("var a: Int?", false),
    ("var a: Optional<Int>", false), ("var a: Int!", false), ("var a = 1", false),
    ("let a = 1", false), ("var a: Int { 1 }", false), ("static var a: Int", false),
    ("lazy var a: Int = 1", false), ("@W var a: Int", true), ("@W(1) var a: Int", false),
    ("@W var a: Int = 1", false), ("@Surroundings var a: Int", false),
    ("@Shared var a: Int?", true), ("@W var a: Int?", false), ("let (a, b): (Int, Int)", true),
    ("var a: Int { didSet {} }", true), ("var a, b: Int", true), ("let a: () -> Void", true),
    ("#if DEBUG\nlet a: Int\n#endif", true),
  ])
  func needsAssignment(member: String, expected: Bool) {
    let facts = facts(of: "struct T {\n\(member)\n@W var x = 0\ninit() { x = 1 }\n}")
    let flow = facts.declarations.types["T"]
      .flatMap { facts.initializerFlows(of: $0).designated.first }
    #expect(flow?.assignments.first?.isBeforeOthers == expected, "\(member)")
  }

  @Test func delegatingInitializersAreAside() {
    let facts = facts(
      of: """
        struct T {
          var x = 0
          init(a: Int) { x = a }
          init() { self.init(a: 1); x = 2 }
          init(b: Int) { let f = { (t: T) in t.x }; x = f(T()) }
        }
        extension T {
          init(c: Int) { self.init(a: c) }
          init(d: Int) { x = d }
        }
        """)
    let flows = facts.declarations.types["T"].map(facts.initializerFlows(of:))
    #expect(flows?.designated.map(\.line) == [3, 5, 9])
    #expect(flows?.delegating.map(\.signature) == ["init()", "init(c:)"])
  }

  @Test func deepNestingIsNoTrap() {
    let body =
      String(repeating: "if a { ", count: 400) + "x = 1" + String(repeating: " }", count: 400)
    let outcome = flow(of: body)?.outcomes["x"]
    #expect(outcome == .unknown("the code is nested too deeply"))
  }
}

extension InitializerFlow.Outcome {
  fileprivate var words: String {
    switch self {
    case .everyPath: "every path"
    case .never: "never"
    case .somePaths(let words): words
    case .unknown(let words): "unknown: \(words)"
    }
  }
}
