import Profiling

/// Where the time of a run went, as it is printed.
struct ProfileTable {
  /// The text, in sections with blank lines between, without a line ending.
  let text: String

  /// How many files are listed.
  static let mostFiles = 10
  /// Codemods that took less of all time than this are not listed.
  static let leastShare = 0.01

  /// Puts a profile into words.
  ///
  /// - Parameters:
  ///   - sheet: What was measured.
  ///   - threads: How many threads there could be.
  init(_ sheet: TimeSheet, threads: Int) {
    text = [Self.phases(of: sheet, threads), Self.codemods(of: sheet), Self.files(of: sheet)]
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func phases(of sheet: TimeSheet, _ threads: Int) -> String {
    let files =
      "\(String.count(sheet.foundFiles, "file")) found, "
      + "\(sheet.fileCount(in: .read)) read, \(sheet.fileCount(in: .parse)) parsed"
    var rows = Phase.allCases.map { (name: $0.name, time: sheet.phases[$0]) }
    rows += [("other", sheet.other), ("all", sheet.total)]
    let width = rows.map(\.name.count).max() ?? 0
    let seconds = Column(rows.map(\.time.seconds))
    let title =
      "Time by phase, \(sheet.elapsed.seconds) s on \(String.count(threads, "thread")); \(files):"
    return section(
      title,
      rows.indices.map { index in
        [
          rows[index].name.padded(to: width), seconds[index], share(rows[index].time, of: sheet),
        ]
      })
  }

  /// The codemods that took longest first; empty if none took long.
  private static func codemods(of sheet: TimeSheet) -> String {
    let rows = longest(sheet.codemods).filter {
      Double($0.times.total) >= leastShare * Double(sheet.total)
    }
    let width = rows.map(\.name.count).max() ?? 0
    let columns = columns(of: rows, in: sheet, parts: [.match, .rewrite])
    return section(
      "Time by codemod, in matching and rewriting:",
      zip(rows, columns).map { row, columns in [row.name.padded(to: width)] + columns })
  }

  /// The files that took longest first; their names stand last, since they are of all lengths.
  private static func files(of sheet: TimeSheet) -> String {
    let rows = Array(longest(sheet.files).prefix(mostFiles))
    let columns = columns(of: rows, in: sheet, parts: [.parse, .match, .rewrite])
    return section(
      "Time by file, the slowest:",
      zip(rows, columns).map { row, columns in columns + [row.name.onOneLine] })
  }

  private typealias Row = (name: String, times: PhaseTimes)

  private static func longest(_ times: [String: PhaseTimes]) -> [Row] {
    times.map { (name: $0, times: $1) }.sorted {
      ($1.times.total, $0.name) < ($0.times.total, $1.name)
    }
  }

  /// For each row the time, its share of all, and that of some phases.
  private static func columns(
    of rows: [Row], in sheet: TimeSheet, parts: [Phase]
  ) -> [[String]] {
    let all = Column(rows.map(\.times.total.seconds))
    let columns = parts.map { part in
      (name: part.name, column: Column(rows.map { $0.times[part].seconds }))
    }
    return rows.indices.map { index in
      [all[index], share(rows[index].times.total, of: sheet)]
        + columns.map { "\($0.name) \($0.column[index])" }
    }
  }

  private static func section(_ title: String, _ rows: [[String]]) -> String {
    rows.isEmpty ? "" : title + "\n" + lines(rows)
  }

  private static func lines(_ rows: [[String]]) -> String {
    rows.map { "  " + $0.joined(separator: "  ") }.joined(separator: "\n")
  }

  private static func share(_ time: UInt64, of sheet: TimeSheet) -> String {
    let permille = sheet.total == 0 ? 0 : (time * 1000 + sheet.total / 2) / sheet.total
    return "\(permille / 10).\(permille % 10) %".aligned(to: 7)
  }

  /// Texts that end below each other.
  private struct Column {
    private let texts: [String]

    init(_ texts: [String]) {
      let width = texts.map(\.count).max() ?? 0
      self.texts = texts.map { $0.aligned(to: width) }
    }

    subscript(index: Int) -> String { texts[index] }
  }
}

extension UInt64 {
  /// Nanoseconds as seconds, with thousandths.
  fileprivate var seconds: String {
    let milliseconds = String((self + 500_000) / 1_000_000)
    let digits = String(repeating: "0", count: Swift.max(4 - milliseconds.count, 0)) + milliseconds
    return "\(digits.dropLast(3)).\(digits.suffix(3))"
  }
}

extension String {
  /// The text behind blanks up to a width.
  fileprivate func aligned(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(width - count, 0)) + self
  }
}
