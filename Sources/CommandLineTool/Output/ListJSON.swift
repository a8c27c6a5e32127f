/// What `list` prints for `--format json`, version 1; see `help json`.
struct ListJSON: Encodable {
  struct Codemod: Encodable {
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
  let codemods: [Codemod]

  init(_ entries: [CatalogueEntry]) {
    codemods = entries.map { entry in
      let needs = entry.needs.map {
        ($0.platform, $0.version.map(String.init).joined(separator: "."))
      }
      return Codemod(
        id: entry.id, pack: entry.pack, title: entry.title, confidence: entry.confidence,
        needs: Dictionary(needs, uniquingKeysWith: { first, _ in first }),
        imports: entry.imports)
    }
  }
}
