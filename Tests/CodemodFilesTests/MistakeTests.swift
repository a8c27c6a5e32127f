import Testing

@testable import CodemodFiles

@Suite("Mistakes of a codemod file")
struct MistakeTests {
  @Test(
    "The keys of the file",
    arguments: [
      (
        "id: f\nidd: f\n",
        [
          "1:1: the codemod has no `confidence`", "1:1: the codemod has no `examples`",
          "1:1: the codemod has no `rules`", "1:1: the codemod has no `source`",
          "1:1: the codemod has no `title`", "1:1: the codemod has no `why`",
          "2:1: unknown key `idd` in the codemod; did you mean `id`?",
        ]
      ),
      ("- a\n", ["1:1: the codemod is a list, but must be a mapping"]),
      ("", ["1:1: the file is empty"]),
      (
        "id: f\n\ttitle: a\n",
        [
          "2:1: found a tab character that violates indentation\n"
            + "  a tab cannot indent here; use spaces"
        ]
      ),
    ])
  func outermost(text: String, expected: [String]) {
    #expect(complaints(text) == expected)
  }

  /// A good file, of which one line is replaced.
  static let good = [
    "id: f", "title: T", "why: W", "source: S", "confidence: safe", "available: { iOS: 17 }",
    "imports: [A]", "diagnostics: [B]", "rules:", "  - match: f(<#x#>)", "    rewrite: g(<#x#>)",
    "examples:", "  - before: f(1)", "    after: g(1)", "  - keep: h()",
  ]

  @Test(
    "One line of a file",
    arguments: [
      (1, "id: f", []),
      (
        1, "id: F-",
        [
          "1:5: the id `F-` must be made of lower-case words with hyphens between",
          "1:5: the id is `F-`, but the file is named `f.yml`",
        ]
      ),
      (
        1, "id: a--b",
        [
          "1:5: the id `a--b` must be made of lower-case words with hyphens between",
          "1:5: the id is `a--b`, but the file is named `f.yml`",
        ]
      ),
      (1, "id: other", ["1:5: the id is `other`, but the file is named `f.yml`"]),
      (1, "id: [f]", ["1:5: `id` is a list, but must be a text"]),
      (2, "title:", ["2:7: `title` is nothing, but must be a text"]),
      (2, "title: ' '", ["2:8: `title` is empty"]),
      (2, "title: { a: b }", ["2:8: `title` is a mapping, but must be a text"]),
      (
        2, "id: g",
        [
          "1:1: the codemod has no `title`",
          "2:1: the key 'id' stands here a second time\n  it stands in line 1 first",
          "2:5: the id is `g`, but the file is named `f.yml`",
        ]
      ),
      (5, "confidence: save", ["5:13: unknown word `save` in `confidence`; did you mean `safe`?"]),
      (
        5, "confidence: maybe",
        [
          "5:13: unknown word `maybe` in `confidence`\n  known: safe, review, note"
        ]
      ),
      (5, "confidence: note", ["10:5: the confidence is `note`, but this rule changes code"]),
      (6, "available: {}", ["6:12: `available` is empty"]),
      (6, "available: 17", ["6:12: `available` is a text, but must be a mapping"]),
      (
        6, "available: { iOs: 17 }", ["6:14: unknown key `iOs` in `available`; did you mean `iOS`?"]
      ),
      (
        6, "available: { iOS: 17a, tvOS: 1.2.3.4 }",
        [
          "6:19: `17a` is no version; write numbers, such as 17 or 17.4",
          "6:30: `1.2.3.4` is no version; write numbers, such as 17 or 17.4",
        ]
      ),
      (7, "imports: []", ["7:10: `imports` is empty"]),
      (7, "after: [g, h]", []),
      (7, "after: [g, f]", ["7:12: a codemod cannot come after itself"]),
      (7, "imports: [A, [B]]", ["7:14: an entry of `imports` is a list, but must be a text"]),
      (8, "diagnostics: {}", ["8:14: an entry of `diagnostics` has no `message`"]),
      (
        8, "utilities: { fact: {} }",
        [
          "8:14: unknown key `fact` in `utilities`; did you mean `facts`?"
        ]
      ),
      (8, "utilities: { [a]: b }", ["8:14: a key of `utilities` must be a word"]),
      (
        8, "utilities: { facts: [], matchers: {} }",
        [
          "8:21: `facts` is a list, but must be a mapping of names", "8:35: `matchers` is empty",
        ]
      ),
      (
        8, "utilities: { facts: { a: {} }, matchers: { b: c() } }",
        [
          "8:23: no rule uses the fact `a`\n  use it with `holds: a`, or remove it",
          "8:44: no rule uses the matcher `b`\n  use it with `matching: b`, or remove it",
        ]
      ),
      (13, "  - keep: f(1)", ["13:5: an example has either `before` and `after`, or `keep`"]),
      (14, "    after: f(1)", ["14:12: `after` is the same as `before`; write `keep`"]),
      (14, "    after: ''", ["14:12: `after` is empty"]),
      (
        14, "    afterr: g(1)",
        [
          "13:5: an example has either `before` and `after`, or `keep`",
          "14:5: unknown key `afterr` in an example; did you mean `after`?",
        ]
      ),
      (
        15, "",
        [
          "13:3: `examples` shows no code that must stay; add one with `keep`"
        ]
      ),
    ])
  func line(number: Int, line: String, expected: [String]) {
    var lines = Self.good
    lines[number - 1] = line
    #expect(complaints(lines.joined(separator: "\n") + "\n") == expected)
  }

  @Test(
    "Lists with nothing in them, and things that are no lists",
    arguments: [
      ("rules: []", ["6:8: `rules` is empty"]),
      ("rules: {}", ["6:8: `rules` is a mapping, but must be a list of rules"]),
      ("rules: [a]", ["6:9: a rule is a text, but must be a mapping"]),
    ])
  func rules(line: String, expected: [String]) {
    let text = """
      id: f
      title: T
      why: W
      source: S
      confidence: safe
      \(line)
      examples: [{ before: f(1), after: g(1) }, { keep: h() }]
      """
    #expect(complaints(text) == expected)
  }

  @Test(
    "No example of a change, and none at all",
    arguments: [
      ("[{ keep: h() }]", ["9:11: `examples` shows no change; add one with `before` and `after`"]),
      ("[]", ["9:11: `examples` is empty"]),
      ("no", ["9:11: `examples` is a text, but must be a list of examples"]),
      (
        "[{ keep: h(), before: a }]",
        ["9:12: an example has either `before` and `after`, or `keep`"]
      ),
    ])
  func examples(value: String, expected: [String]) {
    let text = """
      id: f
      title: T
      why: W
      source: S
      confidence: safe
      rules:
        - match: f(<#x#>)
          rewrite: g(<#x#>)
      examples: \(value)
      """
    #expect(complaints(text) == expected)
  }

  @Test("Five mistakes of a file come out at once, each at its place")
  func five() {
    let text = """
      id: f
      title: T
      why: W
      source: S
      confidence: saef
      available: { iOS: seventeen }
      rules:
        - match: |
            f(
              <#x: expresion#>)
          rewrite: g(<#x#>)
        - match: f(<#x#>)
          where:
            - conform: { expression: x, to: P }
          rewrite: "g(<#y#>)"
      examples:
        - before: f(1)
          after: g(1)
        - keep: h()
      """
    #expect(
      complaints(text) == [
        "5:13: unknown word `saef` in `confidence`; did you mean `safe`?",
        "6:19: `seventeen` is no version; write numbers, such as 17 or 17.4",
        "10:9: `match`: there is no kind `expresion` of placeholders; did you mean `expression`?",
        "14:9: unknown key `conform` in a fact of `where`; did you mean `conforms`?",
        "15:17: unknown capture `y`\n  known: x",
      ])
  }

  @Test("Places in a file with a byte order mark and CRLF line endings")
  func lineEndings() {
    let lines = Self.good.map { $0 == "    rewrite: g(<#x#>)" ? "    rewrite: g(<#y#>)" : $0 }
    #expect(
      complaints("\u{FEFF}" + lines.joined(separator: "\r\n")) == [
        "11:16: unknown capture `y`\n  known: x"
      ])
    #expect(complaints("\u{FEFF}" + Self.good.joined(separator: "\r\n")) == [])
  }
}
