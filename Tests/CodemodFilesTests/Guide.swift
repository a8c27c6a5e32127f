import Testing

/// The guide for authors, taken apart.
struct Guide {
  /// A fenced block of YAML.
  struct Block: Sendable, CustomTestStringConvertible {
    /// The line in which its text begins.
    let line: Int
    let text: String

    /// The first key of the block.
    var key: String { String(text.prefix { $0 != ":" }) }
    var testDescription: String { "\(key) in line \(line)" }
  }

  /// A heading with the table below it.
  struct Table {
    /// The nearest heading above, without its `#`.
    let heading: String
    /// The title of the first column.
    let title: String
    /// The words in backticks that the rows begin with, in order.
    var words: [String] = []
  }

  private(set) var blocks: [Block] = []
  private(set) var tables: [Table] = []
  private(set) var headings: [String] = []
  let text: String

  init(_ text: String) {
    self.text = text
    var block: (line: Int, language: String, lines: [Substring])?
    var previous: Substring = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      defer { previous = line }
      if line.hasPrefix("```") {
        if let open = block {
          if open.language == "yaml" {
            let text = open.lines.map { $0 + "\n" }.joined()
            blocks.append(Block(line: open.line, text: text))
          }
          block = nil
        } else {
          block = (index + 2, String(line.dropFirst(3)), [])
        }
      } else if block != nil {
        block?.lines.append(line)
      } else if line.hasPrefix("#") {
        headings.append(line.drop { $0 == "#" }.trimmed)
      } else if line.hasPrefix("|---") {
        let title = previous.split(separator: "|").first.map { $0.trimmed } ?? ""
        tables.append(Table(heading: headings.last ?? "", title: title))
      } else if line.hasPrefix("| `"), !tables.isEmpty {
        tables[tables.count - 1].words.append(String(line.dropFirst(3).prefix { $0 != "`" }))
      }
    }
  }

  /// The words of the tables below a heading.
  func words(below heading: String) -> [String] {
    tables.filter { $0.heading == heading }.flatMap(\.words)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
