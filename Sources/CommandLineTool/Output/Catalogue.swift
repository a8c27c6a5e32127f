import CodeFacts
import Rewriting

/// What is printed about codemods.
struct Catalogue {
  let style: Style
  private static let width = 80

  /// All codemods, pack by pack, one a line.
  func table(of codemods: [Codemod]) -> String {
    var lines: [String] = []
    let idWidth = codemods.map(\.id.count).max() ?? 0
    let confidenceWidth = codemods.map(\.confidence.rawValue.count).max() ?? 0
    let needsWidth = codemods.map { $0.shortNeeds.count }.max() ?? 0
    var pack: String?
    for codemod in codemods {
      if codemod.pack != pack {
        if pack != nil { lines.append("") }
        lines.append(style.text(codemod.pack, .bold))
        pack = codemod.pack
      }
      let columns = [
        style.text(codemod.id.padded(to: idWidth), .cyan),
        codemod.confidence.rawValue.padded(to: confidenceWidth),
        codemod.shortNeeds.padded(to: needsWidth),
        codemod.title.onOneLine,
      ]
      lines.append("  " + columns.joined(separator: "  "))
    }
    if lines.isEmpty { lines = ["There are no codemods."] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Everything about one codemod.
  func page(about codemod: Codemod) -> [UInt8] {
    var lines = [style.text(codemod.id, .bold) + "  " + codemod.title.onOneLine, ""]
    let facts = [
      ("pack", codemod.pack),
      ("confidence", codemod.confidence.rawValue + ": " + codemod.confidence.meaning),
      ("needs", codemod.available.map(\.text).joined(separator: ", ")),
      ("imports", codemod.imports.joined(separator: ", ")),
      ("source", codemod.source),
    ].filter { !$0.1.isEmpty }
    lines += facts.map { style.text($0.padded(to: 12), .dim) + $1.onOneLine }
    let answered = codemod.diagnostics.map(\.message.text.onOneLine)
    for (index, message) in answered.enumerated() where !answered[..<index].contains(message) {
      lines.append(style.text((index == 0 ? "answers" : "").padded(to: 12), .dim) + message)
    }
    for paragraph in codemod.why.split(separator: "\n\n") {
      lines.append("")
      lines += HelpText.wrapped(String(paragraph), width: Self.width)
    }
    var page = Array((lines.joined(separator: "\n") + "\n").utf8)
    for example in codemod.examples { page += text(of: example) }
    return page
  }

  private func text(of example: Example) -> [UInt8] {
    let target = example.target.map(\.text).joined(separator: ", ")
    let title =
      (example.after == nil ? "Stays as it is" : "Example")
      + (target.isEmpty ? ":" : ", deployed to \(target):")
    let before = Array(example.before.utf8)
    let after = example.after.map { Array($0.utf8) } ?? before
    // Without a change there is no diff; its lines are all context.
    let lines =
      before == after
      ? example.before.split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast(example.before.hasSuffix("\n") ? 1 : 0)
        .flatMap { Array(" \($0)\n".utf8) }
      : DiffText(style: style).lines(old: before, new: after)
    let others = example.modules.sorted { $0.key < $1.key }.map { module, code in
      style.text("where \(module) is", .dim) + "\n"
        + code.split(separator: "\n").map { " \($0)\n" }.joined()
    }.joined()
    return Array(("\n" + style.text(title, .bold) + "\n").utf8) + lines + Array(others.utf8)
  }
}

extension Codemod {
  /// What the result needs, in the width of a table's column: the first platform stands for all
  /// with the same version.
  var shortNeeds: String {
    guard let first = available.first else { return "-" }
    let differ = available.contains { $0.version != first.version }
    return first.text + (differ ? " …" : "")
  }
}

extension Confidence {
  /// What it means to people.
  fileprivate var meaning: String {
    switch self {
    case .safe: "applied by default"
    case .review: "applied with \(OptionName.review.flag) only"
    case .note: "reports places, never rewrites"
    }
  }
}
