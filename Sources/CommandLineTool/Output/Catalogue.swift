/// What is printed about codemods.
struct Catalogue {
  let style: Style
  private static let width = 80

  /// All codemods, pack by pack, one a line.
  func table(of entries: [CatalogueEntry]) -> String {
    var lines: [String] = []
    let idWidth = entries.map(\.id.count).max() ?? 0
    let confidenceWidth = entries.map(\.confidence.count).max() ?? 0
    let needsWidth = entries.map { $0.shortNeeds.count }.max() ?? 0
    var pack: String?
    for entry in entries {
      if entry.pack != pack {
        if pack != nil { lines.append("") }
        lines.append(style.text(entry.pack, .bold))
        pack = entry.pack
      }
      let columns = [
        style.text(entry.id.padded(to: idWidth), .cyan),
        entry.confidence.padded(to: confidenceWidth),
        entry.shortNeeds.padded(to: needsWidth),
        entry.title.onOneLine,
      ]
      lines.append("  " + columns.joined(separator: "  "))
    }
    if lines.isEmpty { lines = ["There are no codemods."] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Everything about one codemod.
  func page(about entry: CatalogueEntry) -> [UInt8] {
    var lines = [style.text(entry.id, .bold) + "  " + entry.title.onOneLine, ""]
    let facts = [
      ("pack", entry.pack),
      ("confidence", entry.confidence + (Self.meanings[entry.confidence].map { ": " + $0 } ?? "")),
      ("needs", entry.needs.map(\.text).joined(separator: ", ")),
      ("imports", entry.imports.joined(separator: ", ")),
      ("source", entry.source),
    ].filter { !$0.1.isEmpty }
    lines += facts.map { style.text($0.padded(to: 12), .dim) + $1.onOneLine }
    for paragraph in entry.why.split(separator: "\n\n") {
      lines.append("")
      lines += HelpText.wrapped(String(paragraph), width: Self.width)
    }
    var page = Array((lines.joined(separator: "\n") + "\n").utf8)
    for example in entry.examples { page += text(of: example) }
    return page
  }

  private static let meanings = [
    "safe": "applied by default",
    "review": "applied with --review only",
    "note": "reports places, never rewrites",
  ]

  private func text(of example: CatalogueEntry.Example) -> [UInt8] {
    let title = example.after == nil ? "Stays as it is:" : "Example:"
    let before = Array(example.before.utf8)
    let after = example.after.map { Array($0.utf8) } ?? before
    // Without a change there is no diff; its lines are all context.
    let lines =
      before == after
      ? example.before.split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast(example.before.hasSuffix("\n") ? 1 : 0)
        .flatMap { Array(" \($0)\n".utf8) }
      : DiffText(style: style).lines(old: before, new: after)
    return Array(("\n" + style.text(title, .bold) + "\n").utf8) + lines
  }
}

extension CatalogueEntry {
  /// What the result needs, in the width of a table's column: the first platform stands for all
  /// with the same version.
  fileprivate var shortNeeds: String {
    guard let first = needs.first else { return "-" }
    let differ = needs.contains { $0.version != first.version }
    return first.text + (differ ? " …" : "")
  }
}
