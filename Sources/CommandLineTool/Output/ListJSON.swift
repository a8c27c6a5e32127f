import CodeFacts
import Rewriting

/// What `list` prints for `--format json`, version 1; see `help json`.
struct ListJSON: Encodable {
  struct Entry: Encodable {
    let id: String
    let pack: String
    let title: String
    let confidence: String
    let needs: [String: String]
    let imports: [String]
  }

  let version = JSONText.version
  let tool = JSONText.tool
  let command = CommandName.list.rawValue
  let codemods: [Entry]

  init(_ codemods: [Codemod]) {
    self.codemods = codemods.map { codemod in
      let needs = codemod.available.map {
        ($0.platform, $0.version.map(String.init).joined(separator: "."))
      }
      return Entry(
        id: codemod.id, pack: codemod.pack, title: codemod.title,
        confidence: codemod.confidence.rawValue,
        needs: Dictionary(needs, uniquingKeysWith: { first, _ in first }),
        imports: codemod.imports)
    }
  }
}
