import Testing

@testable import CodemodFiles

@Suite("Mistakes of facts")
struct FactMistakeTests {
  @Test(arguments: [
    (
      "declard: { name: p }",
      ["10:9: unknown key `declard` in a fact of `where`; did you mean `declared`?"]
    ),
    (
      "declared: { name: p }\nimports: A",
      [
        "10:9: a fact of `where` must be one fact, but has `declared`, `imports`\n"
          + "  to ask for several, write them as entries of `all`"
      ]
    ),
    ("{}", ["10:9: a fact of `where` has no fact"]),
    ("declared: {}", ["10:19: `declared` has no `name`"]),
    (
      "declared: { name: q, atribute: A }",
      [
        "10:27: unknown capture `q`\n  known: p, x",
        "10:30: unknown key `atribute` in `declared`; did you mean `attribute`?",
      ]
    ),
    ("declared: { name: p, optional: maybe }", ["10:40: `optional` must be `true` or `false`"]),
    ("conforms: { expression: x }", ["10:19: `conforms` has no `to`"]),
    (
      "chain: { expression: x }",
      [
        "10:16: `chain` does not say what the chain is like\n"
          + "  known: `root-conforms`, `member-of`, `own-member-of`, `implicit`, `calls`"
      ]
    ),
    (
      "has-type: { expression: x }",
      [
        "10:19: `has-type` does not say what the type is like\n  known: `type`, `optional`"
      ]
    ),
    ("has-type: { type: A }", ["10:19: `has-type` has no `expression`"]),
    ("property-wrapper: q", ["10:27: unknown capture `q`\n  known: p, x"]),
    ("spans-directive: maybe", ["10:26: `spans-directive` must be `true` or `false`"]),
    ("compiled-only-for: []", ["10:28: `compiled-only-for` is empty"]),
    (
      "compiled-only-for: [iOS, macos]", ["10:34: unknown platform `macos`; did you mean `macOS`?"]
    ),
    (
      "compiled-only-for: { iOS: 17 }",
      ["10:28: `compiled-only-for` is a mapping, but must be a text"]
    ),
    ("chain: { expression: x, calls: [] }", ["10:40: `calls` is empty"]),
    (
      "memberwise-initializer: {}",
      [
        "10:33: `memberwise-initializer` does not say what the initializer is like\n"
          + "  known: `private`, `called`"
      ]
    ),
    (
      "memberwise-initializer: { called: a }", ["10:43: `called` must be `true` or `false`"]
    ),
    (
      "memberwise-parameter: { name: q }",
      ["10:31: `memberwise-parameter` has no `of`", "10:39: unknown capture `q`\n  known: p, x"]
    ),
    ("in-statement-head: maybe", ["10:28: `in-statement-head` must be `true` or `false`"]),
    ("target: {}", ["10:17: `target` is empty"]),
    ("target: { iOS: x }", ["10:24: `x` is no version; write numbers, such as 17 or 17.4"]),
    ("target: { os: 17 }", ["10:19: unknown key `os` in `target`; did you mean `iOS`?"]),
    ("needs-newer: false", ["10:22: unknown capture `false`\n  known: p, x"]),
    ("can-be-gated: []", ["10:23: `can-be-gated` is a list, but must be a text"]),
    ("branches: { capture: x }", ["10:19: `branches` has no `at-least`"]),
    ("takes: { closure: x }", ["10:16: `takes` has no `parameters`"]),
    (
      "branches: { capture: x, at-least: many }",
      ["10:43: `at-least` is `many`, but must be a number from 1"]
    ),
    ("same-count: x", ["10:21: `same-count` is a text, but must be a list of captures"]),
    ("same-count: [x, y]", ["10:25: unknown capture `y`\n  known: p, x"]),
    (
      "elsewhere: { kind: attribute, times: 0 }",
      ["10:46: `times` is `0`, but must be a number from 1"]
    ),
    ("all: []", ["10:14: `all` is empty"]),
    ("any: { imports: A }", ["10:14: `any` is a mapping, but must be a list of facts"]),
    ("not: A", ["10:14: `not` is a text, but must be a mapping"]),
    ("contains: { kind: attribute }", ["10:19: `contains` has no `capture`"]),
    (
      "contains: { capture: x }",
      ["10:19: `contains` does not say what to look for\n  add a `pattern`"]
    ),
    (
      "elsewhere: { kind: attribute, scope: class }",
      [
        "10:46: unknown word `class` in `scope`\n"
          + "  known: block, function, declaration, type, file, project"
      ]
    ),
    (
      "assigned-only-beside: { capture: p, pattern: a() }",
      [
        "10:31: `assigned-only-beside` has no `name`",
        "10:33: unknown key `capture` in `assigned-only-beside`\n  known: pattern, query, kind, "
          + "regex, all, any, not, matching, as, exactly, inside, has, precedes, follows, name",
      ]
    ),
    ("matches: { capture: x, regex: '(' }", ["10:40: `regex`: "]),
    ("holds: a", ["10:16: unknown fact `a`"]),
  ])
  func fact(yaml: String, expected: [String]) {
    let found = complaints(frame(facts: yaml))
    #expect(found.count == expected.count)
    for (found, expected) in zip(found, expected) {
      // What the library says of a regular expression differs from version to version.
      #expect(expected.hasSuffix(": ") ? found.hasPrefix(expected) : found == expected)
    }
  }

  @Test("Circles of names")
  func circles() {
    let text = frame(
      facts: "holds: a",
      utilities: """
        utilities:
          facts:
            a: { not: { holds: b } }
            b: { holds: a }
        """)
    #expect(
      complaints(text) == [
        "18:17: the fact `a` is made of itself\n"
          + "  in turn the fact `a`, then the fact `b`, then the fact `a`"
      ])
  }

  @Test("A matcher that holds itself")
  func circle() {
    let text = frame(
      facts: "contains: { capture: x, matching: m }",
      utilities: "utilities: { matchers: { m: { has: { matching: m } } } }")
    #expect(
      complaints(text) == [
        "15:48: the matcher `m` is made of itself\n  in turn the matcher `m`, then the matcher `m`"
      ])
  }

  @Test("A named fact whose capture one rule lacks")
  func missingCapture() {
    let text = """
      id: f
      title: T
      why: W
      source: S
      confidence: safe
      utilities:
        facts:
          known: { has-known-type: x }
      rules:
        - match: f(<#x#>)
          where: [{ holds: known }]
          rewrite: g(<#x#>)
        - match: h(<#y#>)
          where: [{ holds: known }]
          rewrite: g(<#y#>)
      examples: [{ before: f(1), after: g(1) }, { keep: h() }]
      """
    #expect(
      complaints(text) == [
        "8:30: unknown capture `x`\n  known: y\n"
          + "  the fact `known` is used by the rule in line 13"
      ])
  }

  @Test("Names that double with each name are not followed for ever")
  func doubling() {
    let names = (1...40).map { number in
      "    a\(number): { all: [{ holds: a\(number - 1) }, { holds: a\(number - 1) }] }"
    }
    let text = frame(
      facts: "holds: a40",
      utilities: (["utilities:", "  facts:", "    a0: { imports: A }"] + names).joined(
        separator: "\n"))
    #expect(
      complaints(text).contains {
        $0.hasSuffix("named facts and matchers use each other too often to be read")
      })
  }
}
