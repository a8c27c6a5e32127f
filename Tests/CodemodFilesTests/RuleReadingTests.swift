import CodeFacts
import Rewriting
import Testing

@testable import CodemodFiles

@Suite("Codemods are read as meant")
struct RuleReadingTests {
  @Test("The keys of a file")
  func file() throws {
    let text = """
      id: fetch-all
      title: Fetch all at once
      why: >
        One call
        does it.
      source: Store 2
      confidence: review
      available: { macOS: 14.2, iOS: 17 }
      imports: [Store, Shelf]
      diagnostics:
        - "'fetch' is gone"
      rules:
        - match: fetch(<#x#>)
          rewrite: fetchAll(<#x#>)
        - match: load()
          note: load it by hand
      examples:
        - before: |
            fetch(1)
          after: |
            fetchAll(1)
        - keep: "fetchAll(1)"
      """
    #expect(complaints(text, path: "a/fetch-all.yml") == [])
    let codemod = try #require(
      CodemodFile(Array(text.utf8), path: "a/fetch-all.yml", pack: "a").codemod)
    #expect(codemod.id == "fetch-all")
    #expect(codemod.pack == "a")
    #expect(codemod.title == "Fetch all at once")
    #expect(codemod.why == "One call does it.")
    #expect(codemod.source == "Store 2")
    #expect(codemod.confidence == .review)
    #expect(codemod.available.map(Outline.of) == ["iOS 17", "macOS 14.2"])
    #expect(codemod.imports == ["Store", "Shelf"])
    #expect(codemod.diagnostics.map(Outline.of) == ["‹'fetch' is gone› in the match"])
    #expect(codemod.rules.count == 2)
    #expect(codemod.examples.map(\.before) == ["fetch(1)\n", "fetchAll(1)"])
    #expect(codemod.examples.map(\.after) == ["fetchAll(1)\n", nil])
  }

  @Test(arguments: [
    (
      "  - match: f(<#x#>)\n    rewrite: g(<#x#>)",
      ["match ‹f(<#x#>)› as expression", "rewrite ‹g(<#x#>)›"]
    ),
    (
      """
        - match: |
            f(<#x#>)
            g()
          remove: match
      """, ["match ‹f(<#x#>)⏎g()› as statements", "remove match"]
    ),
    (
      "  - match: { pattern: \"Pair<(<#e...#>)>\", as: type, exactly: true }\n    remove: argument",
      ["match ‹Pair<(<#e...#>)>› as type exactly", "remove argument"]
    ),
    (
      """
        - match: "f(<#x#>)"
          let:
            n: { free-name: [a, b], otherwise: o }
            p: { free-variables-of: x, as: parameters, first-label: of, otherwise: "{detail}" }
            q: { free-variables-of: x, as: arguments, otherwise: "{place}" }
          extract: { content: x, call: "{n}({q})", member: "func <#n#>(<#p...#>) { <#x#> }", otherwise: "{detail}" }
      """,
      [
        "match ‹f(<#x#>)› as expression", "let n = one of a|b, or ‹o›",
        "let p = parameters of x, first: of, or ‹{detail}›",
        "let q = arguments of x, or ‹{place}›",
        "extract x as ‹func <#n#>(<#p...#>) { <#x#> }›, for ‹{n}({q})›",
      ]
    ),
    (
      "  - match: { kind: lambda_literal }\n    fill: \"{{}}\"",
      ["match kind lambda_literal", "fill ‹{{}}›"]
    ),
    (
      "  - match: { query: \"(attribute) @a\" }\n    remove: attribute",
      ["match query ‹(attribute) @a›", "remove attribute"]
    ),
    (
      """
        - match:
            kind: [call_expression, lambda_literal]
            regex: ^f
            not: f()
          inside: { kind: class_body }
          has: a
          precedes: b()
          follows: { any: [c(), d()] }
          remove: statement
      """,
      [
        "match all(all(kind call_expression|lambda_literal, regex ‹^f›, "
          + "not(‹f()› as expression)), inside(kind class_body), has(‹a› as expression), "
          + "precedes(‹b()› as expression), "
          + "follows(any(‹c()› as expression, ‹d()› as expression)))",
        "remove statement",
      ]
    ),
    (
      """
        - match:
            any:
              - "var <#n: identifier#> = <#v#>"
              - "var <#n: identifier#>: <#t: type#> = <#v#>"
          require:
            - not: { declares-type: n }
              otherwise: "{n} is declared at {place}: {detail}, {places}"
          let:
            t:
              type-of: v
              otherwise: write the type of {n}
            both: { text: "{n}: {t}" }
          rewrite: "var <#n#>: <#t#>"
          insert:
            before: n
            text: "{both} "
            when: { has-known-type: v }
          add-import: Store
          review-unless:
            - assigned-before-use: n
      """,
      [
        "match any(‹var <#n: identifier#> = <#v#>› as statements, "
          + "‹var <#n: identifier#>: <#t: type#> = <#v#>› as statements)",
        "require not(declaresType(n)), or ‹{n} is declared at {place}: {detail}, {places}›",
        "let t = type of v, or ‹write the type of {n}›", "let both = ‹{n}: {t}›",
        "rewrite ‹var <#n#>: <#t#>›",
        "insert ‹{both}› before(capture: \"n\") if hasKnownType(v)",
        "insert import Store", "review unless assignedBeforeUse(n)",
      ]
    ),
    (
      """
        - match: both(<#x#>)
          let:
            least:
              versions-for: x
              otherwise: nothing is new
            twin:
              copy-of: x
              rewriting:
                - match: new(<#y#>)
                  inside: { kind: call_expression }
                  where:
                    - has-known-type: x
                  rewrite: old(<#y#>)
                - match: newest()
                  remove: match
              require:
                - not: { needs-newer: twin }
                  otherwise: "{detail} for {twin}"
            plain: { copy-of: x }
            part: { element-type-of: x, otherwise: no array }
          rewrite: one(<#least#>, <#x#>, <#twin#>)
      """,
      [
        "match ‹both(<#x#>)› as expression",
        "let least = versions for x, or ‹nothing is new›",
        "let twin = copy of x, all(‹new(<#y#>)› as expression, inside(kind call_expression)) "
          + "where hasKnownType(x): rewrite ‹old(<#y#>)›, ‹newest()› as expression: "
          + "remove match, require not(needsNewer(twin)), or ‹{detail} for {twin}›",
        "let plain = copy of x", "let part = element type of x, or ‹no array›",
        "rewrite ‹one(<#least#>, <#x#>, <#twin#>)›",
      ]
    ),
    (
      """
        - match: f(<#x#>)
          add-member:
            - code: "let y = <#x#>"
              place: after-properties
              when: { has-known-type: x }
            - { code: "let z = 1" }
      """,
      [
        "match ‹f(<#x#>)› as expression", "keep",
        "insert member ‹let y = <#x#>› afterProperties if hasKnownType(x)",
        "insert member ‹let z = 1› end",
      ]
    ),
    (
      """
        - match: "show($<#flag: identifier#>, <#item: identifier#>)"
          rewrite: show($<#item#>)
          insert:
            - { before: flag, text: a }
            - { after: item, text: b }
          add-import: [Store, Shelf]
          then:
            - match: <#flag#> = true
              beside: <#item#> = <#_#>
              remove: statement
            - match: <#flag#> = <#other#>
              scope: file
              inside: { kind: function_body }
              where: [{ means-property: flag }]
              rewrite: <#item#> = <#other#>
          complete:
            - { name: flag, otherwise: "see {places} and {place}" }
            - { name: item, scope: block, otherwise: no }
          confidence: review
          available: { iOS: 17, macOS: 14.2 }
      """,
      [
        "match ‹show($<#flag: identifier#>, <#item: identifier#>)› as expression",
        "rewrite ‹show($<#item#>)›",
        "insert ‹a› before(capture: \"flag\")", "insert ‹b› after(capture: \"item\")",
        "insert import Store", "insert import Shelf",
        "then ‹<#flag#> = true› as statements in type "
          + "beside ‹<#item#> = <#_#>› as statements: remove statement",
        "then all(‹<#flag#> = <#other#>› as statements, inside(kind function_body)) in file "
          + "where meansProperty(flag): rewrite ‹<#item#> = <#other#>›",
        "complete flag in type, or ‹see {places} and {place}›",
        "complete item in block, or ‹no›", "confidence review",
        "available iOS 17, macOS 14.2",
      ]
    ),
    (
      """
        - match: f(<#x#>)
          let:
            all: { memberwise: parameters, otherwise: "{detail}" }
          add-member: { code: "init(<#all#>) {}" }
          then:
            - match: "g(<#y#>)"
              let: { z: { type-of: y, otherwise: "{y}" } }
              moved: y
              rewrite: h(<#z#>)
      """,
      [
        "match ‹f(<#x#>)› as expression", "let all = memberwise parameters, or ‹{detail}›", "keep",
        "insert member ‹init(<#all#>) {}› end",
        "then ‹g(<#y#>)› as expression in type let z = type of y, or ‹{y}› moved y: "
          + "rewrite ‹h(<#z#>)›",
      ]
    ),
    (
      "  - match: f(<#x#>)\n    remove: declaration\n    complete:\n"
        + "      - { name: x, otherwise: o }",
      [
        "match ‹f(<#x#>)› as expression", "remove declaration", "complete x in type, or ‹o›",
      ]
    ),
  ])
  func rule(rules: String, outline: [String]) throws {
    let text = frame(rules: rules)
    #expect(complaints(text) == [])
    #expect(try #require(read(text).codemod).rules.flatMap(Outline.of) == outline)
  }

  @Test("A codemod that only notes needs no example of a change")
  func notes() throws {
    let text = """
      id: f
      title: T
      why: W
      source: S
      confidence: note
      rules:
        - match: f(<#x#>)
          require:
            - imports: Store
              otherwise: import Store first
          note: "{x} wants a hand"
      examples:
        - keep: f(1)
      """
    #expect(complaints(text) == [])
    #expect(
      try #require(read(text).codemod).rules.flatMap(Outline.of) == [
        "match ‹f(<#x#>)› as expression", "require imports(Store), or ‹import Store first›",
        "note ‹{x} wants a hand›",
      ])
  }

  @Test(arguments: [
    ("17", [17]), ("17.4", [17, 4]), ("17.4.1", [17, 4, 1]), ("0", [0]), ("", nil), ("17.", nil),
    (".4", nil), ("1.2.3.4", nil), ("+17", nil), ("-1", nil), ("17a", nil), ("١٧", nil),
    ("99999999999999999999", nil),
  ])
  func version(text: String, numbers: [Int]?) {
    #expect(PlatformVersion(platform: "iOS", version: text)?.version == numbers)
  }
}
