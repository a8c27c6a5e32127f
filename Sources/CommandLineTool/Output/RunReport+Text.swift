import CodeFacts
import CodemodEngine
import TextEditing

extension RunReport {
  /// What was, or would be, done, and what is left to people; errors are not part of it.
  ///
  /// No line begins like a part of a patch, so that it may stand behind one.
  ///
  /// - Parameters:
  ///   - style: Whether there is color.
  ///   - saysWhy: Whether it tells where each change comes from.
  /// - Returns: Sections with blank lines between.
  func summary(style: Style, saysWhy: Bool = false) -> String {
    var sections = [changes(style)]
    if saysWhy, let derivations = derivationList(style) { sections.append(derivations) }
    sections += [findingList(style, areRemarks: true)].compactMap { $0 }
    if diagnostics == nil {
      sections += [findingList(style, areRemarks: false)].compactMap { $0 }
      if !notApplied.isEmpty { sections.append(notAppliedList(style)) }
    } else {
      // What is to be said of places is said of the diagnostics that they are about.
      sections += diagnosticSections(style)
    }
    if !unread.isEmpty {
      let title =
        "\(String.count(unread.count, "file")) "
        + (unread.count == 1 ? "has" : "have") + " code that could not be read:"
      let lines = unread.map { "  " + style.text(Self.text(of: $0.position, in: $0.path), .cyan) }
      sections.append(style.text(title, .bold) + "\n" + lines.joined(separator: "\n"))
    }
    let failed = Set(problems.map(\.path)).count
    if failed > 0 {
      sections.append(style.text("\(String.count(failed, "file")) could not be processed.", .red))
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// More places than this that are held back for one reason are only counted.
  static let mostListedPlaces = 10

  /// What was held back, by codemod and reason, with the places if they are few.
  private func notAppliedList(_ style: Style) -> String {
    var lines = [style.text("Not applied:", .bold)]
    for entry in notApplied {
      let count = String.count(entry.places.count, "place")
      lines.append("  \(entry.codemod): \(entry.reason.onOneLine) (\(count))")
      guard entry.places.count <= Self.mostListedPlaces else { continue }
      lines += entry.places.map {
        "    " + style.text(Self.text(of: $0.position, in: $0.path), .cyan)
      }
    }
    if notApplied.contains(where: { $0.reason == FactEvaluator.targetIsUnknown }) {
      lines.append("  " + Self.targetAdvice)
    }
    return lines.joined(separator: "\n")
  }

  /// What to do where it is not known what the code deploys to.
  static let targetAdvice =
    "\(OptionName.target.flag) says what the code deploys to, as 'iOS:17'; "
    + "see 'help \(HelpTopic.project.rawValue)'."

  /// A place as compilers print it.
  private static func text(of position: LinePosition, in path: String) -> String {
    "\(path.onOneLine):\(position.line):\(position.column)"
  }

  private func changes(_ style: Style) -> String {
    let changed = changed
    let verb = writes ? "changed" : "would change"
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
    if writes {
      lines.append("")
      lines += changed.map { "  " + $0.path.onOneLine }
    }
    return lines.joined(separator: "\n")
  }

  /// The findings by codemod, and by reason in the order of the first places; nil if there are none.
  ///
  /// With `areRemarks` those on changes, else those on code that was left.
  private func findingList(_ style: Style, areRemarks: Bool) -> String? {
    let codemods = files.flatMap { file in
      file.findings.filter { $0.isRemark == areRemarks }.map(\.codemod)
    }
    guard !codemods.isEmpty else { return nil }
    let verb = codemods.count == 1 ? "needs" : "need"
    let title =
      "\(String.count(codemods.count, areRemarks ? "change" : "place")) \(verb) a "
      + (areRemarks ? "look:" : "hand:")
    var lines = [style.text(title, .bold)]
    for codemod in Set(codemods).sorted() {
      lines.append("  " + codemod)
      for (reason, places) in findings(of: codemod, areRemarks: areRemarks) {
        let count = places.count > 1 ? " (\(String.count(places.count, "place")))" : ""
        lines.append("    " + reason + count)
        lines += places.map { "      " + style.text($0, .cyan) }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The reasons of a codemod's findings, each with all its places.
  private func findings(
    of codemod: String, areRemarks: Bool
  ) -> [(reason: String, places: [String])] {
    var result: [(reason: String, places: [String])] = []
    var indices: [String: Int] = [:]
    for file in files {
      for finding in file.findings
      where finding.codemod == codemod && finding.isRemark == areRemarks {
        let place = Self.text(of: finding.position, in: file.path)
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
