import CodemodFiles
import Rewriting
import TextEditing

/// A whole file around rules, which begin in line 7; its examples are never run.
func frame(rules: String, before: String = "", confidence: String = "safe") -> String {
  """
  id: f
  title: T
  why: W
  source: S
  confidence: \(confidence)
  rules:
  \(rules)
  examples:
    - before: f(1)
      after: g(1)
    - keep: h()
  \(before)
  """
}

/// A file of one rule, whose facts begin in line 10, in column 9 with their words.
///
/// It captures `x`, an expression, and `p`, a name.
func frame(facts: String, utilities: String = "") -> String {
  let facts = facts.split(separator: "\n").enumerated()
    .map { ($0.offset == 0 ? "      - " : "        ") + $0.element }.joined(separator: "\n")
  return frame(
    rules: """
        - match: "f(<#x#>, <#p: identifier#>)"
          rewrite: g(<#x#>)
          where:
      \(facts)
      """, before: utilities)
}

/// Reads a file beside `others`, files by the ids of their codemods.
func read(
  _ text: String, path: String = "f.yml", others: [String: String] = [:]
) -> CodemodFile {
  CodemodFile(Array(text.utf8), path: path) { id in
    others[id].map { CodemodFile.Source(bytes: Array($0.utf8), path: "\(id).yml") }
  }
}

/// What is wrong with a file: `line:column: message` and, indented, the advice.
func complaints(
  _ text: String, path: String = "f.yml", others: [String: String] = [:]
) -> [String] {
  read(text, path: path, others: others).diagnostics.map { diagnostic in
    let place = diagnostic.position.map { "\($0.line):\($0.column): " } ?? ""
    return ([place + diagnostic.message] + diagnostic.advice.map { "  \($0)" })
      .joined(separator: "\n")
  }
}
