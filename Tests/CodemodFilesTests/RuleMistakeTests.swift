import Testing

@testable import CodemodFiles

@Suite("Mistakes of rules")
struct RuleMistakeTests {
  static let exactlyOne =
    "a rule must have exactly one of `rewrite`, `remove`, `fill`, `extract`, `note`"

  @Test(
    "Keys and actions",
    arguments: [
      ("  - rewrite: g()", ["7:5: a rule has no `match`"]),
      ("  - match: f()", ["7:5: \(exactlyOne)"]),
      (
        "  - match: f()\n    rewrite: g()\n    remove: match",
        ["7:5: \(exactlyOne)"]
      ),
      (
        "  - match: f()\n    rewite: g()",
        [
          "7:5: \(exactlyOne)",
          "8:5: unknown key `rewite` in a rule; did you mean `rewrite`?",
        ]
      ),
      (
        "  - match: f()\n    remove: statment",
        ["8:13: unknown word `statment` in `remove`; did you mean `statement`?"]
      ),
      (
        "  - match: f()\n    rewrite: ''",
        ["8:14: `rewrite` is empty\n  to take code away, write `remove: match`"]
      ),
      (
        "  - match: f(<#x#>)\n    note: look\n    then: []\n    insert: {}\n    confidence: safe",
        [
          "9:11: `then` is empty",
          "9:11: a rule with `note` changes nothing and cannot have `then`",
          "10:13: a rule with `note` changes nothing and cannot have `insert`",
          "10:13: an insertion has no `text`",
          "10:13: an insertion must have exactly one of `before`, `after`",
          "11:17: a rule with `note` changes nothing and cannot have `confidence`",
        ]
      ),
      (
        "  - match: f()\n    note: look",
        ["5:13: no rule changes code, so the confidence must be `note`"]
      ),
      (
        "  - match: f()\n    remove: match\n    confidence: note",
        ["9:17: the confidence is `note`, but this rule changes code"]
      ),
      (
        "  - match: f(<#x#>)\n    remove: match\n    confidence: review\n"
          + "    review-unless: [{ has-known-type: x }]",
        ["10:20: `review-unless` says nothing where the confidence is `review` anyway"]
      ),
    ])
  func action(rules: String, expected: [String]) {
    #expect(complaints(frame(rules: rules)) == expected)
  }

  @Test(
    "Matchers",
    arguments: [
      ("  - match: 'f('\n    remove: match", ["7:14: `match`: this is not Swift"]),
      ("  - match: |\n      f()\n      g(\n    remove: match", ["9:8: `match`: this is not Swift"]),
      (
        "  - match: \"f(<#a: x#>, <#b: y#>)\"\n    remove: match",
        [
          "7:15: `match`: there is no kind `x` of placeholders",
          "7:25: `match`: there is no kind `y` of placeholders",
        ]
      ),
      ("  - match:\n    remove: match", ["7:11: `match` is nothing, but must be a text"]),
      (
        "  - match: {}\n    remove: match",
        ["7:12: `match` does not say what to look for\n  add a `pattern`"]
      ),
      (
        "  - match: { patern: f() }\n    remove: match",
        [
          "7:12: `match` does not say what to look for\n  add a `pattern`",
          "7:14: unknown key `patern` in `match`; did you mean `pattern`?",
        ]
      ),
      (
        "  - match: { kind: call_expresion }\n    remove: match",
        [
          "7:20: unknown kind of node `call_expresion`; did you mean `call_expression`?\n"
            + "  `swift-codemod tree FILE` shows the kinds of a file's nodes"
        ]
      ),
      ("  - match: { kind: [] }\n    remove: match", ["7:20: `kind` is empty"]),
      ("  - match: { any: [] }\n    remove: match", ["7:19: `any` is empty"]),
      (
        "  - match: { all: f() }\n    remove: match",
        ["7:19: `all` is a text, but must be a list of matchers"]
      ),
      (
        "  - match: { query: \"(attribute)\", as: type, exactly: yes }\n    remove: match",
        [
          "7:40: `as` says how to read a `pattern`, but there is none",
          "7:55: `exactly` must be `true` or `false`",
          "7:55: `exactly` says how to read a `pattern`, but there is none",
        ]
      ),
      (
        "  - match: { query: \"(attribut)\" }\n    remove: match",
        ["7:23: `query`: the grammar has no kind of node `attribut`; did you mean `attribute`?"]
      ),
      (
        "  - match:\n      query: |\n        (attribute\n          nme: (_))\n    remove: match",
        ["10:11: `query`: the grammar has no field `nme`; did you mean `name`?"]
      ),
      (
        "  - match: { query: '(attribute' }\n    remove: match",
        ["7:22: `query`: this parenthesis is not closed"]
      ),
      (
        "  - match: { pattern: f(), as: typ }\n    remove: match",
        ["7:32: unknown word `typ` in `as`; did you mean `type`?"]
      ),
      (
        "  - match: { matching: a }\n    remove: match",
        ["7:24: unknown matcher `a`"]
      ),
      (
        "  - match: f()\n    inside: { knd: class_body }\n    remove: match",
        [
          "8:13: `inside` does not say what to look for\n  add a `pattern`",
          "8:15: unknown key `knd` in `inside`; did you mean `kind`?",
        ]
      ),
    ])
  func matcher(rules: String, expected: [String]) {
    #expect(complaints(frame(rules: rules)) == expected)
  }

  @Test(
    "Added members",
    arguments: [
      (
        "  - match: f()\n    add-member: { place: and }",
        ["8:17: an added member has no `code`"]
      ),
      (
        "  - match: f()\n    add-member: { code: \"let x = <#y#>\", place: and, whem: 1 }",
        [
          "8:34: unknown capture `y`",
          "8:49: unknown word `and` in `place`; did you mean `end`?",
          "8:54: unknown key `whem` in an added member; did you mean `when`?",
        ]
      ),
      ("  - match: f()\n    add-member: []", ["8:17: `add-member` is empty"]),
      ("  - match: f()\n    add-member: { code: '' }", ["8:25: `code` is empty"]),
      (
        "  - match: f()\n    note: look\n    add-member: { code: let x }",
        ["9:17: a rule with `note` changes nothing and cannot have `add-member`"]
      ),
      (
        "  - match: f()\n    rewrite: g()\n    remove: match\n    add-member: { code: let x }",
        ["7:5: \(exactlyOne)"]
      ),
    ])
  func member(rules: String, expected: [String]) {
    #expect(complaints(frame(rules: rules)) == expected)
  }

  @Test(
    "Names that a rule does not have",
    arguments: [
      (
        "  - match: f(<#x#>)\n    rewrite: |\n      a()\n      g(<#z#>, <#x#>)",
        ["10:9: unknown capture `z`\n  known: x"]
      ),
      (
        "  - match: f(<#x#>)\n    rewrite: 'it''s(<#y#>)'",
        ["8:21: unknown capture `y`\n  known: x"]
      ),
      (
        "  - match: f(<#x#>)\n    rewrite: 'g(<#x: type#>)'",
        ["8:17: `rewrite`: a template cannot ask for a kind; write `<#x#>`"]
      ),
      (
        "  - match: f(<#x#>)\n    rewrite: g(<#y#>, <#zz...#>)",
        ["8:16: unknown capture `y`\n  known: x", "8:23: unknown capture `zz`\n  known: x"]
      ),
      (
        "  - match: f(<#x#>)\n    rewrite: g(<#_#>)",
        ["8:16: `rewrite`: a template cannot say `_`: nothing is captured under it"]
      ),
      (
        "  - match: f(<#item#>)\n    confidence: review\n    rewrite: g()\n    require:\n"
          + "      - has-known-type: itm\n        otherwise: \"see {itme}, {plces}\"",
        [
          "11:25: unknown capture `itm`; did you mean `item`?",
          "12:25: unknown hole `{itme}` in `otherwise`; did you mean `{item}`?",
          "12:33: unknown hole `{plces}` in `otherwise`; did you mean `{places}`?",
        ]
      ),
      (
        "  - match: f(<#item#>)\n    rewrite: g()\n    insert: { before: itm, text: \"{place}\" }",
        [
          "9:23: unknown capture `itm`; did you mean `item`?",
          "9:35: unknown hole `{place}` in `text`\n  known: {item}",
        ]
      ),
      (
        "  - match: f(<#item#>)\n    rewrite: g()\n    complete:\n      - name: itm\n"
          + "        otherwise: \"{detail}\"\n        scope: fle",
        [
          "10:15: unknown capture `itm`; did you mean `item`?",
          "11:21: unknown hole `{detail}` in `otherwise`\n  known: {item}, {place}, {places}",
          "12:16: unknown word `fle` in `scope`; did you mean `file`?",
        ]
      ),
      (
        "  - match: { any: [\"f(<#x#>)\", \"f(<#x#>, <#y#>)\"] }\n    rewrite: g(<#y#>)\n"
          + "    where: [{ has-known-type: y }]",
        [
          "8:16: not every alternative of `any` captures `y`",
          "9:31: not every alternative of `any` captures `y`",
        ]
      ),
      (
        "  - match: { pattern: \"f(<#x#>)\", not: \"f(<#y#>)\" }\n    rewrite: g(<#y#>)",
        ["8:16: unknown capture `y`\n  known: x"]
      ),
      (
        "  - match: f(<#item#>)\n    rewrite: g()\n    then:\n      - match: <#item#> = 1\n"
          + "        beside: h(<#other#>)\n        rewrite: <#other#> = 2",
        ["12:18: unknown capture `other`\n  known: item"]
      ),
    ])
  func names(rules: String, expected: [String]) {
    #expect(complaints(frame(rules: rules)) == expected)
  }

  @Test(
    "Code that is extracted",
    arguments: [
      (
        "{ content: x, call: a, member: b }",
        ["8:14: `extract` has no `otherwise`"]
      ),
      (
        "{ content: x, call: a, member: b, otherwise: \"{places}\" }",
        [
          "8:45: `member` must have `<#x#>` once, where the code goes",
          "8:60: unknown hole `{places}` in `otherwise`\n  known: {detail}, {x}",
        ]
      ),
      (
        "{ content: y, call: a, member: \"<#x#> <#x#>\", otherwise: o }",
        ["8:25: unknown capture `y`\n  known: x"]
      ),
    ])
  func extracted(value: String, expected: [String]) {
    #expect(complaints(frame(rules: "  - match: f(<#x#>)\n    extract: \(value)")) == expected)
  }

  @Test("Facts asked before captures are computed cannot speak of them")
  func order() {
    let rules = """
        - match: f(<#x#>)
          require:
            - has-known-type: all
              otherwise: o
          let: { all: { text: "{x}" } }
          rewrite: g(<#all#>)
      """
    #expect(
      complaints(frame(rules: rules)) == ["9:25: unknown capture `all`\n  known: x"])
  }

  @Test(
    "Rules of `then`",
    arguments: [
      ("no", ["9:11: `then` is a text, but must be a list of rules"]),
      ("[{ remove: match }]", ["9:12: a rule of `then` has no `match`"]),
      (
        "[{ match: a }]",
        ["9:12: a rule of `then` must have exactly one of `rewrite`, `remove`, `otherwise`"]
      ),
      (
        "[{ match: a, note: b }]",
        [
          "9:12: a rule of `then` must have exactly one of `rewrite`, `remove`, `otherwise`",
          "9:24: unknown key `note` in a rule of `then`\n"
            + "  known: match, scope, within, beside, where, require, let, moved, documented, "
            + "rewrite, remove, insert, otherwise, add-attribute, then, inside, has, precedes, follows",
        ]
      ),
      (
        "[{ match: a, remove: match, moved: [x, y], let: {} }]",
        ["9:46: unknown capture `y`\n  known: x", "9:59: `let` is empty"]
      ),
      (
        "[{ match: a, remove: match, scope: module }]",
        [
          "9:46: unknown word `module` in `scope`\n"
            + "  known: block, function, declaration, type, file, project"
        ]
      ),
    ])
  func dependents(value: String, expected: [String]) {
    let rules = "  - match: f(<#x#>)\n    rewrite: g(<#x#>)\n    then: \(value)"
    #expect(complaints(frame(rules: rules)) == expected)
  }
}
