import CodeFacts
import CodemodFiles
import Rewriting
import SyntaxTrees
import Testing

@testable import CodemodEngine

/// Projects of several modules: what code can use, and what it can name.
@Suite struct ModuleTests {
  static let loading = Mod(
    "loading",
    """
    rules:
      - match: "class <#kind: identifier#>: <#before...#>, Fetching, <#after...#> { <#members...#> }"
        rewrite: "class <#kind#>: <#before#>, <#after#> { <#members#> }"
        then:
          - match: "fetch(<#it#>)"
            scope: project
            where: [{ has-type: { expression: it, type: kind } }]
            rewrite: "load(<#it#>)"
    """)

  static let shelf = """
    public class Shelf: Fetching {
      public init() {}
      public var other: Shelf? { nil }
      var inner: Shelf { self }
    }

    """
  static let store = """
    import Shelves
    public struct Store {
      public static let main = Store()
      public var shelf: Shelf { Shelf() }
      public func find() -> Shelf { Shelf() }
      public let shelves: [Shelf]
    }

    """

  /// One more file, which imports the store's module, but not that of the shelf.
  @Test(arguments: [
    ("import Stores\nfetch(Store.main.shelf)\n", "import Stores\nload(Store.main.shelf)\n"),
    ("import Stores\nfetch(Store.main.find())\n", "import Stores\nload(Store.main.find())\n"),
    (
      "import Stores\nfetch(Store.main.shelf.other!)\n",
      "import Stores\nload(Store.main.shelf.other!)\n"
    ),
    (
      "import Stores\nfetch(Store.main.shelves[0])\n",
      "import Stores\nload(Store.main.shelves[0])\n"
    ),
    // The module keeps this to itself.
    ("import Stores\nfetch(Store.main.shelf.inner)\n", nil),
    ("import Stores\nfetch(Store.main)\n", nil),
    ("import Stores\nfetch(Store.main.shelves)\n", nil),
    // The name means something else here, the value does not.
    (
      "import Stores\nclass Shelf {}\nfetch(Store.main.shelf)\nfetch(Shelf())\n",
      "import Stores\nclass Shelf {}\nload(Store.main.shelf)\nfetch(Shelf())\n"
    ),
    // Another file of the module imports what has the values.
    ("fetch(main.shelf)\n", "load(main.shelf)\n"),
  ])
  func valuesOfATypeThatCannotBeNamed(before: String, after: String?) throws {
    let files = [
      ("Shelves", Self.shelf), ("Stores", Self.store), ("App", before),
      ("App", "import Stores\nlet main = Store.main\n"),
    ]
    let outcomes = try process(files, [Self.loading])
    #expect(outcomes[0].resultText?.contains("class Shelf {") ?? false)
    #expect(outcomes[2].resultText == after)
  }

  /// A module that does not import the others gets no hold of their values.
  @Test func valuesOutOfReach() throws {
    let code = "struct Store { let shelf: Shelf }\nfunc f(_ s: Store) { fetch(s.shelf) }\n"
    let outcomes = try process(
      [("Shelves", Self.shelf), ("Stores", Self.store), ("Other", code)], [Self.loading])
    #expect(outcomes[2].resultText == nil)
  }

  /// What changes along with a match must run where it is, too.
  @Test(
    arguments: [
      ([17], nil),
      (
        [16, 4], "1.swift, which goes with this: the target runs on iOS 16.4, and iOS 17 is needed"
      ),
      (nil, "1.swift, which goes with this: the deployment target of this file is not known"),
    ] as [([Int]?, String?)])
  func targetsOfOtherFiles(version: [Int]?, reason: String?) throws {
    let mod = Mod(Self.loading.id, "available: { iOS: 17 }\n" + Self.loading.yaml)
    let files = [("Shelves", Self.shelf), ("App", "import Shelves\nfetch(Shelf())\n")]
    let outcomes = try process(files, [mod], versions: [[17], version])
    #expect(outcomes.map { $0.resultText != nil } == [reason == nil, reason == nil])
    #expect(outcomes[0].withheld.map(\.reason) == (reason.map { [$0] } ?? []))
  }

  private func process(
    _ files: [(module: String, text: String)], _ mods: [Mod], versions: [[Int]?] = []
  ) throws -> [FileOutcome] {
    let sources = files.enumerated().map { index, file in
      let version = versions.indices.contains(index) ? versions[index] : nil
      return SourceFile(
        path: "\(index).swift", bytes: Array(file.text.utf8),
        targets: version.map { [PlatformVersion(platform: "iOS", version: $0)] },
        modules: [file.module])
    }
    return try Engine(codemods: mods.map { try $0.read() }).process(sources)
  }
}
