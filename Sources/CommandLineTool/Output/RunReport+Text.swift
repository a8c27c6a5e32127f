import CodemodEngine
import TextEditing

extension RunReport {
  /// What was, or would be, done, and what is left to people; errors are not part of it.
  ///
  /// No line begins like a part of a patch, so that it may stand behind one.
  func summary(style: Style) -> String {
    var sections = [changes(style)]
    if findingCount > 0 { sections.append(findingList(style)) }
    if !notApplied.isEmpty {
      let lines = notApplied.map {
        "  \($0.codemod): \($0.reason.onOneLine) (\(String.count($0.places, "place")))"
      }
      sections.append(style.text("Not applied:", .bold) + "\n" + lines.joined(separator: "\n"))
    }
    let failed = Set(problems.map(\.path)).count
    if failed > 0 {
      sections.append(style.text("\(String.count(failed, "file")) could not be processed.", .red))
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private func changes(_ style: Style) -> String {
    let changed = changed
    let verb = command == .diff ? "would change" : "changed"
    if changed.isEmpty {
      if scanned == 0 { return style.text("There are no Swift files to look into.", .bold) }
      return style.text("Nothing \(verb) in \(String.count(scanned, "file")).", .bold)
    }
    let title =
      "\(changed.count) of \(String.count(scanned, "file")) \(verb), "
      + "\(String.count(rewriteCount, "place")):"
    var lines = [style.text(title, .bold)]
    let counts = counts.filter { $0.value.rewrites > 0 }.sorted { $0.key < $1.key }
    let width = counts.map(\.key.count).max() ?? 0
    lines += counts.map { id, count in
      "  \(id.padded(to: width))  \(String.count(count.rewrites, "place")) "
        + "in \(String.count(count.files, "file"))"
    }
    if command == .apply {
      lines.append("")
      lines += changed.map { "  " + $0.path.onOneLine }
    }
    return lines.joined(separator: "\n")
  }

  /// The findings by codemod, and by reason in the order of the first places.
  private func findingList(_ style: Style) -> String {
    let verb = findingCount == 1 ? "needs" : "need"
    var lines = [style.text("\(String.count(findingCount, "place")) \(verb) a hand:", .bold)]
    for codemod in Set(files.flatMap { $0.findings.map(\.codemod) }).sorted() {
      lines.append("  " + codemod)
      for (reason, places) in findings(of: codemod) {
        let count = places.count > 1 ? " (\(String.count(places.count, "place")))" : ""
        lines.append("    " + reason + count)
        lines += places.map { "      " + style.text($0, .cyan) }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The reasons of a codemod's findings, each with all its places.
  private func findings(of codemod: String) -> [(reason: String, places: [String])] {
    var result: [(reason: String, places: [String])] = []
    var indices: [String: Int] = [:]
    for file in files {
      for finding in file.findings where finding.codemod == codemod {
        let place = "\(file.path.onOneLine):\(finding.position.line):\(finding.position.column)"
        let reason = finding.reason.onOneLine
        if let index = indices[reason] {
          result[index].places.append(place)
        } else {
          indices[reason] = result.count
          result.append((reason, [place]))
        }
      }
    }
    return result
  }
}
