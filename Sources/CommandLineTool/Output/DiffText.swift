import TextEditing

/// Unified diffs, colored where that is wanted.
struct DiffText {
  let style: Style

  /// The whole patch of a file; empty when nothing changes.
  func patch(path: String, old: [UInt8], new: [UInt8]) -> [UInt8] {
    let hunks = hunks(old: old, new: new)
    if hunks.isEmpty { return [] }
    // A patch names files below the folder where it is applied; the root is such a folder.
    let name = path.hasPrefix("/") ? String(path.dropFirst()) : path
    let header = UnifiedDiff.header(path: name).split(separator: UInt8(ascii: "\n"))
    return header.flatMap { style.line(Array($0) + [UInt8(ascii: "\n")], .bold) }
      + hunks
  }

  /// The changes between two texts with the lines around them, without header.
  func hunks(old: [UInt8], new: [UInt8]) -> [UInt8] {
    UnifiedDiff.hunks(old: old, new: new).flatMap(rendered)
  }

  /// The changes between two texts as a person reads them: all lines, without header.
  func lines(old: [UInt8], new: [UInt8]) -> [UInt8] {
    let lines = max(old.count, new.count)
    return UnifiedDiff.hunks(old: old, new: new, context: lines).flatMap { hunk in
      hunk.lines.flatMap(rendered)
    }
  }

  private func rendered(_ hunk: Hunk) -> [UInt8] {
    style.line(Array((hunk.header + "\n").utf8), .cyan) + hunk.lines.flatMap(rendered)
  }

  private func rendered(_ line: Hunk.Line) -> [UInt8] {
    let bytes = [line.kind.rawValue] + line.bytes
    var result: [UInt8]
    switch line.kind {
    case .context: result = bytes
    case .removed: result = style.line(bytes, .red)
    case .added: result = style.line(bytes, .green)
    }
    if line.bytes.last != UInt8(ascii: "\n") {
      result += Array("\n\\ No newline at end of file\n".utf8)
    }
    return result
  }
}
