import Testing

@testable import CodemodFiles

@Suite("Mistakes of computed captures")
struct ComputedCaptureMistakeTests {
  static let kinds =
    "`type-of`, `element-type-of`, `text`, `choice`, `memberwise`, `free-name`, `name-without`, "
    + "`free-variables-of`, `versions-for`, `copy-of`, `map`, `operands-of`"

  @Test(
    "Computed captures",
    arguments: [
      ("{}", ["8:10: `let` is empty"]),
      ("no", ["8:10: `let` is a text, but must be a mapping of captures"]),
      ("{ t: { type-of: x } }", ["8:15: `type-of` may fail; say with `otherwise` what to do then"]),
      ("{ t: { text: a, otherwise: b } }", ["8:37: `text` cannot fail and needs no `otherwise`"]),
      (
        "{ t: { text: a, type-of: x } }",
        ["8:15: the computed capture `t` must have exactly one of \(kinds)"]
      ),
      (
        "{ t: { txt: a } }",
        [
          "8:15: the computed capture `t` must have exactly one of \(kinds)",
          "8:17: unknown key `txt` in the computed capture `t`; did you mean `text`?",
        ]
      ),
      (
        "{ t: { free-variables-of: x, first-label: a } }",
        [
          "8:15: `free-variables-of` may fail; say with `otherwise` what to do then",
          "8:36: `free-variables-of` needs `as`",
        ]
      ),
      (
        "{ t: { free-name: a, as: values, otherwise: \"{detail}\" } }",
        [
          "8:35: `as` says how to write free variables, but there are none",
          "8:55: unknown hole `{detail}` in `otherwise`\n  known: {x}",
        ]
      ),
      (
        "{ t: { free-variables-of: x, as: value, otherwise: \"{detail}\" } }",
        ["8:43: unknown word `value` in `as`\n  known: parameters, arguments"]
      ),
      (
        "{ t: { memberwise: access } }",
        ["8:15: `memberwise` may fail; say with `otherwise` what to do then"]
      ),
      (
        "{ t: { memberwise: acess, otherwise: \"{detail} {place}\" } }",
        [
          "8:29: unknown word `acess` in `memberwise`; did you mean `access`?",
          "8:57: unknown hole `{place}` in `otherwise`\n  known: {detail}, {x}",
        ]
      ),
      (
        "{ t: { type-of: x, otherwise: \"{detail}\" } }",
        ["8:41: unknown hole `{detail}` in `otherwise`\n  known: {x}"]
      ),
      (
        "{ t: { versions-for: x } }",
        ["8:15: `versions-for` may fail; say with `otherwise` what to do then"]
      ),
      (
        "{ t: { copy-of: x, otherwise: b } }",
        ["8:40: `copy-of` has no `otherwise`\n  each entry of `require` has its own"]
      ),
      (
        "{ t: { text: a, require: [], rewriting: [] } }",
        [
          "8:35: `require` says something of a copy, and stands beside `copy-of`",
          "8:50: `rewriting` stands beside `copy-of` or `map`",
        ]
      ),
      ("{ t: { copy-of: y } }", ["8:26: unknown capture `y`\n  known: x"]),
      (
        "{ t: { copy-of: x, rewriting: no } }",
        ["8:40: `rewriting` is a text, but must be a list of rules"]
      ),
      (
        "{ t: { copy-of: x, rewriting: [{ match: a }, { remove: match, scope: file }] } }",
        [
          "8:41: a rule of `rewriting` must have exactly one of `rewrite`, `remove`",
          "8:55: a rule of `rewriting` has no `match`",
          "8:72: unknown key `scope` in a rule of `rewriting`\n  known: match, where, let, "
            + "rewrite, remove, inside, has, precedes, follows",
        ]
      ),
      (
        "{ t: { copy-of: x, require: [{ needs-newer: t }, { needs-newer: u, otherwise: o }] } }",
        [
          "8:39: a requirement has no `otherwise`",
          "8:74: unknown capture `u`\n  known: t, x",
        ]
      ),
      (
        "{ t: { map: x, otherwise: b } }",
        ["8:22: `map` needs `rewriting`: what becomes of the pieces"]
      ),
      (
        "{ t: { map: x, otherwise: b, rewriting: [{ match: a, remove: statement }] } }",
        ["8:51: a piece of a list goes as a whole; write `remove: match`"]
      ),
      (
        "{ t: { text: a, join: b, operator: c } }",
        [
          "8:32: `join` says what stands between pieces, and stands beside `map`",
          "8:45: `operator` stands beside `operands-of`",
        ]
      ),
      (
        "{ t: { operands-of: x, otherwise: b } }", ["8:30: `operands-of` needs `operator`"]
      ),
      ("{ x: { text: a } }", ["8:12: every match has a capture `x` already"]),
      (
        "{ place: { text: a } }",
        ["8:12: `place` is no name for a capture: texts use it for what a fact says"]
      ),
      ("{ a b: { text: a } }", ["8:12: `a b` is no name for a capture; use letters"]),
      (
        "{ a: { text: \"{b}\" }, b: { text: a } }",
        ["8:24: unknown hole `{b}` in `text`\n  known: {x}"]
      ),
    ])
  func computed(value: String, expected: [String]) {
    let rules = "  - match: f(<#x#>)\n    let: \(value)\n    rewrite: g(<#x#>)"
    #expect(complaints(frame(rules: rules)) == expected)
  }
}
