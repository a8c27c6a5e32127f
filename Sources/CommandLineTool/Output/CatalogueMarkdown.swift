import Rewriting

/// What `list` prints for `--format markdown`: a page about all codemods.
struct CatalogueMarkdown {
  /// The codemods, pack by pack.
  let codemods: [Codemod]

  /// The whole page: a table for each pack, and then each codemod with its examples.
  var page: [UInt8] {
    var page = Array(
      """
      # The codemods

      What each does, how far it can be trusted, and what its result needs. `safe` is applied by default, \
      `review` with `--review` only, `note` reports and changes nothing.

      \(tables)
      """.utf8)
    for codemod in codemods { page += section(about: codemod) }
    return page
  }

  /// A table for each pack.
  private var tables: String {
    packs.map { pack, codemods in
      let rows = codemods.map { codemod in
        let cells = [
          "[\(codemod.id)](#\(codemod.id))", codemod.title.onOneLine.escapingCells,
          codemod.confidence.rawValue, codemod.shortNeeds,
        ]
        return "| \(cells.joined(separator: " | ")) |\n"
      }
      return """
        ## \(pack)

        | codemod | what it does | confidence | needs |
        |---|---|---|---|
        \(rows.joined())

        """
    }.joined()
  }

  private var packs: [(String, [Codemod])] {
    var packs: [(String, [Codemod])] = []
    for codemod in codemods {
      if packs.last?.0 != codemod.pack { packs.append((codemod.pack, [])) }
      packs[packs.count - 1].1.append(codemod)
    }
    return packs
  }

  private func section(about codemod: Codemod) -> [UInt8] {
    let needs = codemod.available.map(\.text).joined(separator: ", ")
    let facts = [
      "pack `\(codemod.pack)`", codemod.confidence.rawValue, needs.isEmpty ? "" : "needs \(needs)",
    ].filter { !$0.isEmpty }
    var lines = [
      "### \(codemod.id)", "", codemod.title.onOneLine + ".", "",
      facts.joined(separator: " · ") + ".", "", codemod.why.onOneLine, "",
    ]
    if !codemod.after.isEmpty {
      let others = codemod.after.map { "[\($0)](#\($0))" }
      lines += ["Goes after \(others.joined(separator: ", ")), where they run together.", ""]
    }
    var section = Array(lines.joined(separator: "\n").utf8) + [UInt8(ascii: "\n")]
    for example in codemod.examples { section += block(of: example) }
    return section
  }

  private func block(of example: Example) -> [UInt8] {
    let target = example.target.map(\.text).joined(separator: ", ")
    let deployed = target.isEmpty ? "" : ", deployed to \(target)"
    let before = Array(example.before.utf8)
    guard let after = example.after.map({ Array($0.utf8) }) else {
      return Array("Stays as it is\(deployed):\n\n```swift\n".utf8) + before
        + Array("```\n\n".utf8)
    }
    let lines = DiffText(style: Style(isOn: false)).lines(old: before, new: after)
    let title = deployed.isEmpty ? "" : "Code\(deployed):\n\n"
    return Array("\(title)```diff\n".utf8) + lines + Array("```\n\n".utf8)
  }
}

extension String {
  /// The text as it stands in a cell of a table.
  fileprivate var escapingCells: String {
    split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
