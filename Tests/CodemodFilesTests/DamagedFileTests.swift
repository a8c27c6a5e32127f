import CodemodFiles
import Rewriting
import Testing

@Suite("Damaged codemod files")
struct DamagedFileTests {
  /// Two files suffice, which together use most of the vocabulary.
  static let files = ((try? Repository.codemodFiles()) ?? []).filter {
    $0.path.hasSuffix("/alert-item.yml") || $0.path.hasSuffix("/state-initial-value.yml")
  }

  @Test("There are files to damage")
  func some() {
    #expect(Self.files.count == 2)
  }

  /// Either there is a codemod with all its rules, or something is said.
  private func check(_ lines: [Substring], path: String) {
    let text = lines.joined(separator: "\n")
    let file = read(text, path: path)
    #expect((file.codemod == nil) == !file.diagnostics.isEmpty)
    if let codemod = file.codemod {
      let rules = lines.drop { $0 != "rules:" }.count { $0.hasPrefix("  - match:") }
      #expect(codemod.rules.count == rules)
    }
  }

  private func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("Without any one of its lines", arguments: files.map(\.path))
  func missingLine(path: String) throws {
    let file = try #require(Self.files.first { $0.path == path })
    let lines = lines(file.bytes)
    for index in lines.indices {
      check(Array(lines[..<index] + lines[(index + 1)...]), path: path)
    }
  }

  @Test("With another word in place of any value", arguments: files.map(\.path))
  func otherValue(path: String) throws {
    let file = try #require(Self.files.first { $0.path == path })
    let lines = lines(file.bytes)
    for (index, line) in lines.enumerated() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      for value in ["[]", "~", "{ a: b }"] {
        var changed = lines
        changed[index] = line[...colon] + " " + value
        check(changed, path: path)
      }
    }
  }
}
