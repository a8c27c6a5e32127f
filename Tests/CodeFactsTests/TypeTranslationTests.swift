import CodeFacts
import SyntaxTrees
import Testing

/// Types of expressions that other types and files tell, as they are written where they are asked for.
@Suite struct TypeTranslationTests {
  struct Row: CustomTestStringConvertible {
    let value: String
    let other: String
    var imports = ""
    let type: String?
    var testDescription: String { "\(value) of \(other)" }
  }

  static let nested: [Row] = [
    Row(
      value: "Box.size", other: "enum Box { enum Size { case big }; static let size = Size.big }",
      type: "Box.Size"),
    Row(
      value: "Box.sizes",
      other: """
        enum Box {
          struct Size {}
          static let sizes: [String: (of: Size, all: [Size?])] = [:]
        }
        """,
      type: "[String: (of: Box.Size, all: [Box.Size?])]"),
    Row(
      value: "Box.table", other: "enum Box { struct Size {}; static let table: [Size: Int] = [:] }",
      type: "[Box.Size: Int]"),
    Row(
      value: "Box.run",
      other: """
        enum Box {
          struct Size {}
          static let run: @Sendable (Size) async -> Size? = { $0 }
        }
        """,
      type: "@Sendable (Box.Size) async -> Box.Size?"),
    Row(
      value: "Box().size", other: "struct Box { struct Size {}; var size: Self.Size }",
      type: "Box.Size"),
    Row(
      value: "Box().first()", other: "struct Box { struct Size {}; func first() -> Size? { nil } }",
      type: "Box.Size?"),
    Row(value: "Box().copy()", other: "struct Box { func copy() -> Self { self } }", type: "Box"),
    Row(
      value: "Box().all()", other: "struct Box { func all() -> [Self] { [self] } }", type: "[Box]"),
    Row(value: "boxes", other: "struct Box {}\nlet boxes: [Box] = []", type: "[Box]"),
    Row(
      value: "Box.named",
      other: "enum Box { typealias Name = String; static let named: Name = \"\" }",
      type: "Box.Name"),
    Row(
      value: "Box.ink", other: "enum Box { struct Ink {}; static let ink = Ink() }",
      type: "Box.Ink"),
  ]

  static let sizes = "import Sizes\nenum Box { static let size: Size = .big }"

  /// Names that may mean nothing, or something else, where they are asked for.
  static let hidden: [Row] = [
    Row(
      value: "Box.size",
      other: "private enum Size { case big }\nenum Box { static let size = Size.big }",
      type: nil),
    Row(
      value: "Box.size", other: "struct Box<Size> { static var size: Size { fatalError() } }",
      type: nil),
    Row(value: "Box.size", other: sizes, type: nil),
    Row(value: "Box.size", other: sizes, imports: "import Sizes\n", type: "Size"),
    Row(value: "Box.size", other: sizes, imports: "import Kit\n", type: "Size"),
    Row(
      value: "Box.count", other: "import Sizes\nenum Box { static let count = 1 }", type: "Int"),
    Row(value: "Box.ink", other: "enum Box { static let ink = Ink.red }", type: "Ink"),
  ]

  @Test(arguments: nested + hidden) func type(_ row: Row) throws {
    var sdk = SDKKnowledge.sample
    sdk.reExports = ["Kit": ["Sizes"]]
    // A type that the other one's names could be taken for.
    let own = row.other == Self.sizes ? "" : "enum Size { case small }\n"
    let facts = projectFacts(
      ["\(row.imports)\(own)let result = \(row.value)", row.other], sdk: sdk)
    let node = facts.tree.root.descendants.last {
      $0.kind == .propertyDeclaration && $0.text.hasPrefix("let result")
    }
    let value = node?.child(.value)
    #expect(value.flatMap(facts.types.type(of:)) == row.type)
  }
}
