import CodeFacts
import Testing

/// What depends on what depends on a match; what a dependent place gets and requires.
@Suite struct NestedDependentTests {
  static let lists = Mod(
    "lists",
    """
    rules:
      - match: "class <#list: identifier#>: <#before...#>, Fetchable, <#after...#> { <#members...#> }"
        rewrite: "class <#list#>: <#before#>, <#after#> { <#members#> }"
        add-attribute: "@Fetching"
        then:
          - match: { query: "(property_declaration (modifiers (property_behavior_modifier)))" }
            where:
              - member-of: list
            add-attribute: "@Ignored"
          - match: "@Fetcher var <#name: identifier#>: <#type: type#>"
            scope: project
            where:
              - declared: { name: name, type: list }
            require:
              - not: { elsewhere: { pattern: "fetch($<#name#>)" } }
                otherwise: "{name} is fetched at {places}"
            rewrite: "@Fetched(<#type#>.self) var <#name#>"
            then:
              - match:
                  pattern: |
                    var body: Body {
                      <#first: statement#>
                      <#_...: statement#>
                    }
                  has: $<#name#>
                insert: { before: first, text: "@Bound var {name} = {name}" }
    """)

  static let list = """
    /// All books.
    @Main
    class Books: Fetchable, Other {
      private lazy var all = 1
    }

    """
  static let shelf = """
    struct Shelf {
      @Fetcher private var books: Books
      @Fetcher var rest: Rest

      var body: Body {
        // shown
        show($books.all)
        show($rest.all)
      }
    }

    """

  @Test func allOfItChanges() throws {
    try EngineCase(
      name: "two levels of what depends", mods: [Self.lists], before: Self.list + Self.shelf,
      after: """
        /// All books.
        @Fetching
        @Main
        class Books: Other {
          @Ignored private lazy var all = 1
        }
        struct Shelf {
          @Fetched(Books.self) private var books
          @Fetcher var rest: Rest

          var body: Body {
            @Bound var books = books
            // shown
            show($books.all)
            show($rest.all)
          }
        }

        """
    ).check()
  }

  @Test func aPlaceThatLacksSomethingKeepsAllAsItIs() throws {
    try EngineCase(
      name: "what a dependent rule requires", mods: [Self.lists],
      before: Self.list + Self.shelf.replacing("show($books.all)", with: "fetch($books)"),
      findings: ["2:1 lists: books is fetched at line 12"]
    ).check()
  }
}
