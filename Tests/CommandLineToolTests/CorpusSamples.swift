import CodemodEngine
import CodemodFiles
import SyntaxTrees
import TextEditing

@testable import CommandLineTool

extension CodemodCase {
  /// A case that is in no folder.
  static func sample(
    _ before: String, _ after: String? = nil, findings: [CaseFile.Finding]? = []
  ) -> CodemodCase {
    CodemodCase(
      path: "pack/load/sample", codemod: "load", pack: "pack", name: "sample",
      files: [
        File(
          path: "before.swift", before: Array(before.utf8), after: after.map { Array($0.utf8) })
      ], findings: findings)
  }

  /// A case of several files, each as its path, its text, and its result if that is another.
  static func project(
    _ files: [(String, String, String?)], findings: [CaseFile.Finding]? = []
  ) -> CodemodCase {
    CodemodCase(
      path: "pack/load/project", codemod: "load", pack: "pack", name: "project",
      files: files.map { path, before, after in
        File(
          path: path, module: "Main", before: Array(before.utf8),
          after: after.map { Array($0.utf8) })
      }, isProject: true, findings: findings)
  }

  /// The text of the first file.
  var before: [UInt8] { files[0].before }

  /// The result of the first file; nil if it must not change.
  var after: [UInt8]? { files[0].after }

  /// What the variants of the first file are made from.
  var source: VariantSource { VariantSource.all(of: self, parser: SyntaxParser())[0] }
}

extension CaseFile.Finding {
  static func at(
    _ line: Int, _ column: Int, _ reason: String, in file: String? = nil
  ) -> CaseFile.Finding {
    CaseFile.Finding(
      file: file, position: LinePosition(line: line, column: column), reason: reason)
  }
}

extension FileVariant {
  var beforeText: String { String(decoding: before, as: UTF8.self) }

  /// The exact result, nil if only its code is known.
  var exactText: String? {
    guard case .bytes(let bytes) = expectation else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// What becomes of one file.
typealias FileProcess =
  @Sendable (_ source: [UInt8], _ test: CodemodCase, _ parser: SyntaxParser) -> FileOutcome

/// Runs over each file of a case as if it were alone.
func each(_ process: @escaping FileProcess) -> CaseProcess {
  { texts, test, parser in texts.map { process($0, test, parser) } }
}

/// Small codemods in Swift that do their work on tokens, to run cases with.
enum TokenCodemod {
  /// Calls of `fetch` become calls of `load`; `legacy` is reported with its line; `log()` goes.
  ///
  /// Comments in and behind `log()` stay where they are.
  static let process: FileProcess = { source, test, parser in
    let text = ParsedText(source, parser: parser)
    var edits: [Edit] = []
    var outcome = FileOutcome(path: test.path)
    outcome.original = source
    for (index, token) in text.tokens.enumerated() {
      if token.hasText("fetch") {
        edits.append(Edit(range: token.range, replacement: Array("load".utf8)))
      } else if token.hasText("log"), text.tokens.count > index + 2 {
        edits += removal(of: text.tokens[index...index + 2], in: text)
      } else if token.hasText("legacy") {
        let position = text.tree.lines.position(at: token.start)
        outcome.findings.append(
          Finding(
            codemod: test.codemod, offset: token.start, position: position,
            reason: "legacy is used at line \(position.line)"))
      }
    }
    return outcome.making(edits)
  }

  private static func removal(of tokens: ArraySlice<Node>, in text: ParsedText) -> [Edit] {
    guard let first = tokens.first, let last = tokens.last else { return [] }
    let line = text.bytes.fullLineRange(at: first.start)
    let comments = text.comments.filter { comment in
      comment.start > first.start && comment.end <= line.upperBound
    }
    if comments.isEmpty { return [.deletion(of: line)] }
    let kept = comments.map(\.text).joined(separator: " ")
    let end = max(last.end, comments.map(\.end).max() ?? 0)
    return [Edit(range: first.start..<end, replacement: Array(kept.utf8))]
  }
}

extension FileOutcome {
  /// The outcome with edits made and told.
  func making(_ edits: [Edit]) -> FileOutcome {
    var outcome = self
    guard !edits.isEmpty else { return outcome }
    outcome.result = TransformedText(original, edits: edits).bytes
    outcome.edits = edits.map {
      AppliedEdit(codemods: ["load"], range: $0.range, replacement: $0.replacement)
    }
    return outcome
  }
}
