import Rewriting
import Testing

@testable import CodemodFiles

@Suite("Facts are read as meant")
struct FactReadingTests {
  static let table: [(yaml: String, outline: String)] = [
    ("declared: { name: p }", "declared(p)"),
    (
      "declared: { name: p, attribute: A.Wrapper, type: Int, optional: false, value: 0 }",
      "declared(p, attribute: A.Wrapper, type: Int, optional: false, value: 0)"
    ),
    ("assigned-in-initializer: p", "assignedInInitializer(p)"),
    ("assigned-in-every-initializer: p", "assignedInEveryInitializer(p)"),
    ("assigned-on-every-path: p", "assignedOnEveryPath(p)"),
    ("assigned-before-use: p", "assignedBeforeUse(p)"),
    ("assigned-before-initialized: p", "assignedBeforeInitialized(p)"),
    (
      "assigned-only-beside: { name: p, pattern: b() }",
      "assignedOnlyBeside(p, ‹b()› as expression)"
    ),
    ("has-memberwise-initializer: true", "hasMemberwiseInitializer"),
    ("has-memberwise-initializer: false", "not(hasMemberwiseInitializer)"),
    ("read-elsewhere: p", "readElsewhere(p)"),
    ("means-property: p", "meansProperty(p)"),
    ("conforms: { expression: x, to: Fetchable }", "conforms(x, Fetchable)"),
    ("has-known-type: x", "hasKnownType(x)"), ("may-throw: x", "mayThrow(x)"),
    ("is-whole-type: p", "isWholeType(p)"),
    ("has-type: { expression: x, type: \"A?\" }", "hasType(x, type: A?)"),
    (
      "has-type: { expression: x, type: A, optional: false }",
      "hasType(x, type: A, optional: false)"
    ),
    ("property-wrapper: x", "propertyWrapper(x)"),
    (
      "chain: { expression: x, root-conforms: Fetchable, calls: [a, b] }",
      "chain(x, rootConforms: Fetchable, calls: a|b)"
    ),
    (
      "chain: { expression: x, member-of: Store, implicit: true }",
      "chain(x, memberOf: Store, implicit: true)"
    ),
    ("chain: { expression: x, own-member-of: Store }", "chain(x, ownMemberOf: Store)"),
    ("chain: { expression: x, calls: a }", "chain(x, calls: a)"),
    ("is-protocol: x", "isProtocol(x)"),
    ("declares-type: Store", "declaresType(Store)"),
    ("declares-type: { name: p, reference: true }", "declaresType(p, reference: true)"),
    ("declares-function: { name: p, of: A }", "declaresFunction(p, of: A)"),
    ("uses-are-known: p", "usesAreKnown(p)"),
    ("memberwise-initializer: { private: true }", "memberwiseInitializer(, private: true)"),
    ("memberwise-initializer: { called: false }", "memberwiseInitializer(, called: false)"),
    ("memberwise-parameter: { name: p, of: x }", "memberwiseParameter(p, x)"),
    ("has-default-initializer: false", "not(hasDefaultInitializer)"),
    ("has-property: { attribute: W, valued: false }", "hasProperty(, attribute: W, valued: false)"),
    ("has-property: { attribute: W, module: M }", "hasProperty(, attribute: W, module: M)"),
    ("has-property: { projected: true }", "hasProperty(, projected: true)"),
    ("member-of: p", "memberOf(p)"),
    ("has-superclass: false", "not(hasSuperclass)"),
    ("conforms-indirectly: P", "conformsIndirectly(P)"),
    (
      "elsewhere: { kind: attribute, where: [{ has-superclass: true }] }",
      "elsewhere(kind attribute, type, where hasSuperclass)"
    ),
    ("extends-another-file: false", "not(extendsAnotherFile)"),
    ("is-designated: true", "isDesignated"),
    ("is-ambiguous-type: { name: p, member: x }", "isAmbiguousType(p, member: x)"),
    ("is-ambiguous-type: { name: p, called: true }", "isAmbiguousType(p, called)"),
    ("is-ambiguous-type: { name: p, unlike: Fill }", "isAmbiguousType(p, unlike: Fill)"),
    ("stands-for: Drawable", "standsFor(Drawable)"),
    ("declares-function: p", "declaresFunction(p)"),
    ("declares-function: { name: p, closure: true }", "declaresFunction(p, closure)"),
    ("in-statement-head: true", "inStatementHead"),
    ("in-statement-head: false", "not(inStatementHead)"),
    ("spans-directive: true", "spansDirective"),
    ("spans-directive: false", "not(spansDirective)"),
    ("compiled-only-for: iOS", "compiledOnlyFor(iOS)"),
    ("compiled-only-for: [macOS, iOS]", "compiledOnlyFor(macOS, iOS)"),
    ("may-be-empty: true", "mayBeEmpty"), ("is-builder: false", "not(isBuilder)"),
    ("builds: Drawable", "builds(Drawable)"),
    ("branches: { capture: x, at-least: 3 }", "branches(x, 3)"),
    ("takes: { closure: x, parameters: 0 }", "takes(x, 0)"),
    ("same-count: [x, p]", "sameCount(x, p)"),
    (
      "elsewhere: { kind: attribute, scope: declaration, times: 2 }",
      "elsewhere(kind attribute, declaration, times: 2)"
    ),
    ("elsewhere: { pattern: \"f(<#x#>)\" }", "elsewhere(‹f(<#x#>)› as expression, type)"),
    ("elsewhere: { kind: attribute, scope: block }", "elsewhere(kind attribute, block)"),
    ("elsewhere: { kind: attribute, scope: function }", "elsewhere(kind attribute, function)"),
    ("elsewhere: { kind: attribute, scope: file }", "elsewhere(kind attribute, file)"),
    ("contains: { capture: x, kind: call_expression }", "contains(x, kind call_expression)"),
    (
      "contains: { capture: x, query: \"(lambda_literal)\" }",
      "contains(x, query ‹(lambda_literal)›)"
    ),
    ("matches: { capture: x, regex: \"^a\" }", "matches(x, regex ‹^a›)"),
    ("target: { visionOS: 1, iOS: 17.0.1 }", "target(iOS 17.0.1, visionOS 1)"),
    ("target: { macCatalyst: 16.4, macOS: 014 }", "target(macOS 14, macCatalyst 16.4)"),
    ("needs-newer: x", "needsNewer(x)"), ("needs-newer: true", "needsNewer(match)"),
    ("every: { capture: x, pattern: h() }", "every(x, ‹h()› as expression)"),
    (
      "declaration-contains: { name: p, pattern: h() }",
      "declarationContains(p, ‹h()› as expression)"
    ),
    ("can-be-gated: x", "canBeGated(x)"), ("can-be-gated: true", "canBeGated(match)"),
    ("imports: Store", "imports(Store)"),
    ("imports: [Store, Shelf]", "imports(Store, Shelf)"),
    ("not: { means-property: p }", "not(meansProperty(p))"),
    ("possibly: { not: { has-known-type: x } }", "possibly(not(hasKnownType(x)))"),
    (
      "all:\n  - imports: A\n  - any:\n      - imports: B\n      - imports: C",
      "all(imports(A), any(imports(B), imports(C)))"
    ),
  ]

  @Test(arguments: table)
  func fact(yaml: String, outline: String) throws {
    let text = frame(facts: yaml)
    #expect(complaints(text) == [])
    let codemod = try #require(read(text).codemod)
    #expect(codemod.rules[0].conditions.map(Outline.of) == [outline])
  }

  @Test("Named facts and matchers stand for what they are made of")
  func named() throws {
    let text = frame(
      facts: "holds: outer",
      utilities: """
        utilities:
          facts:
            outer:
              not: { holds: inner }
            inner:
              contains: { capture: x, matching: a-call }
          matchers:
            a-call: h(<#_...#>)
        """)
    #expect(complaints(text) == [])
    let codemod = try #require(read(text).codemod)
    #expect(
      codemod.rules[0].conditions.map(Outline.of)
        == ["not(contains(x, ‹h(<#_...#>)› as expression))"])
  }

  @Test("Every word for facts is read by one of these tests")
  func complete() {
    for word in FactWord.words where word != "holds" {
      #expect(Self.table.contains { $0.yaml.contains("\(word):") }, "\(word)")
    }
  }
}
