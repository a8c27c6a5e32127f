extension RunReport {
  /// What was, or would be, done, and what is left to people; errors are not part of it.
  ///
  /// No line begins like a part of a patch, so that it may stand behind one.
  func summary(style: Style) -> String {
    var sections = [changes(style)]
    let findings = files.reduce(0) { $0 + $1.findings.count }
    if findings > 0 { sections.append(findingList(count: findings, style)) }
    if !notApplied.isEmpty {
      let lines = notApplied.map {
        "  \($0.codemod): \($0.reason.onOneLine) (\(String.count($0.places, "place")))"
      }
      sections.append(style.text("Not applied:", .bold) + "\n" + lines.joined(separator: "\n"))
    }
    let failed = Set(problems.compactMap(\.path)).count
    if failed > 0 {
      sections.append(style.text("\(String.count(failed, "file")) could not be processed.", .red))
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private func changes(_ style: Style) -> String {
    let changed = changed
    if changed.isEmpty {
      let verb = command == .diff ? "would change" : "changed"
      return style.text("Nothing \(verb) in \(String.count(scanned, "file")).", .bold)
    }
    let edits = changed.reduce(0) { $0 + $1.edits.count }
    let verb = command == .diff ? "would change" : "changed"
    let title =
      "\(changed.count) of \(String.count(scanned, "file")) \(verb), "
      + "\(String.count(edits, "edit")):"
    var lines = [style.text(title, .bold)]
    let counts = counts.filter { $0.value.edits > 0 }.sorted { $0.key < $1.key }
    let width = counts.map(\.key.count).max() ?? 0
    lines += counts.map { id, count in
      "  \(id.padded(to: width))  \(String.count(count.edits, "edit")) "
        + "in \(String.count(count.files, "file"))"
    }
    if command == .apply {
      lines.append("")
      lines += changed.map { "  " + $0.path.onOneLine }
    }
    return lines.joined(separator: "\n")
  }

  private func findingList(count: Int, _ style: Style) -> String {
    let verb = count == 1 ? "needs" : "need"
    var lines = [style.text("\(String.count(count, "place")) \(verb) a hand:", .bold)]
    let codemods = Set(files.flatMap { $0.findings.map(\.codemod) }).sorted()
    for codemod in codemods {
      lines.append("  " + codemod)
      for file in files {
        for finding in file.findings where finding.codemod == codemod {
          let place = "\(file.path.onOneLine):\(finding.position.line):\(finding.position.column)"
          lines.append("    \(style.text(place + ":", .cyan)) \(finding.reason.onOneLine)")
        }
      }
    }
    return lines.joined(separator: "\n")
  }
}
