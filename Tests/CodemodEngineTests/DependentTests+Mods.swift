import CodeFacts
import Testing

/// The codemods of the rows.
extension DependentTests {
  static let changesElsewhere = Mod(
    "elsewhere",
    """
    rules:
      - match: { pattern: "Pair<<#_#>>", as: type }
        then:
          - match: old()
            scope: declaration
            rewrite: new()
    """)

  @Test func aMatchThatStaysMayChangeOtherCode() throws {
    try EngineCase(
      name: "only the declaration around it", mods: [Self.changesElsewhere],
      before: "struct A {\n  let a: Pair<Int>\n  let b = old()\n}\nlet c = old()\n",
      after: "struct A {\n  let a: Pair<Int>\n  let b = new()\n}\nlet c = old()\n"
    ).check()
  }

  static let ask = Mod(
    "ask",
    """
    rules:
      - match: "ask(if: <#flag: property#>, about: <#item: property#>)"
        rewrite: "ask(about: <#item#>)"
        then:
          - match: "<#flag: property#> = true"
            beside: "<#item: property#> = <#_#>"
            remove: statement
          - match: "<#flag: property#> = false"
            rewrite: <#item#> = nil
          - match: "var <#flag: identifier#> = false"
            remove: declaration
        complete:
          - name: flag
            otherwise: "{flag} is also used at {places}"
    """)

  static let reset = Mod(
    "reset",
    """
    rules:
      - match: "reset(<#flag: property#>)"
        rewrite: "start()"
        then:
          - match: "<#flag: property#> = true"
            rewrite: start(<#flag#>)
    """)

  static let showing = Mod(
    "showing",
    """
    rules:
      - match: "show($<#flag: property#>)"
        rewrite: "show()"
        then:
          - match: "@State var <#flag: identifier#> = false"
            remove: declaration
        complete:
          - name: flag
            otherwise: "{flag} is also used at {places}"
    """)

  static func shelf(_ body: String, flag: String = "  var isAsking = false\n") -> String {
    "struct Shelf {\n  var lost: Book?\n\(flag)\n\(body)}\n"
  }

  static let asking = """
      func update() {
        ask(if: isAsking, about: lost)
      }

    """
  static let asked = """
      func update() {
        ask(about: lost)
      }

    """

  static let written = Mod(
    "written",
    """
    rules:
      - match: "make(<#name: identifier#>)"
        let:
          arguments: { text: "{name}" }
        rewrite: "made(<#arguments#>)"
        then:
          - match: "let <#name: identifier#> = <#value#>"
            let:
              type: { type-of: value, otherwise: "the type of {name} is not told by {value}" }
            rewrite: "let <#name#>: <#type#>"
    """)

  /// A value moves from a declaration to the member that is added; its comments go along.
  static let moving = Mod(
    "moving",
    """
    rules:
      - match: { query: "(class_declaration \\"struct\\" name: (type_identifier) @type)" }
        where:
          - memberwise-initializer: { called: true }
        let:
          parameters: { memberwise: parameters, otherwise: "{detail}" }
        add-member: { code: "init(<#parameters#>) {}" }
        then:
          - match: "@Held var <#name: identifier#>: <#held: type#> = <#value#>"
            where:
              - memberwise-parameter: { name: name, of: type }
            moved: value
            rewrite: "@Held var <#name#>: <#held#>"
    """)

  /// What a closure has as `$0` gets a name, in that closure alone.
  static let naming = Mod(
    "naming",
    """
    rules:
      - match:
          all:
            - "watch { <#work...#> }"
            - query: "(call_expression (call_suffix (lambda_literal) @closure))"
        where:
          - takes: { closure: closure, parameters: 1 }
        rewrite: "watch { _, new in <#work#> }"
        then:
          - match: $0
            within: closure
            rewrite: new
    """)

  /// What is done with a parameter changes, not what else has its name.
  static let unwrapping = Mod(
    "unwrapping",
    """
    rules:
      - match: "watch { <#new: identifier#> in <#work...#> }"
        rewrite: "follow { <#new#> in <#work#> }"
        then:
          - match: "<#new: identifier#>"
            within: work
            rewrite: "<#new#>.value"
    """)
}
