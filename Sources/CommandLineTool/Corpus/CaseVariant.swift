import CodemodFiles
import SyntaxTrees

/// A case in a disguise that must not matter to the codemod.
struct CaseVariant: Sendable {
  /// What must come out.
  enum Expectation: Sendable {
    /// Exactly these bytes.
    case bytes([UInt8])
    /// The tokens and the comments of this text, and one comment more near its place.
    case code(ParsedText, comment: [UInt8], place: CommentPlace)
  }

  /// The disguise; empty for the case as it is.
  var name: String
  /// The file that the codemod is run over.
  var before: [UInt8]
  /// What must come out.
  var expectation: Expectation
  /// What is to be reported, by place; nil if it does not matter.
  var findings: [CaseFile.Finding]?
  /// The comment that was put into `before`, which may show up in a reason that quotes code.
  var comment: [UInt8]?

  /// The case as it is.
  static func plain(_ test: CodemodCase) -> CaseVariant {
    CaseVariant(
      name: "", before: test.before, expectation: .bytes(test.expected), findings: test.findings)
  }

  /// All disguises of a case, made anew each time; those that do not suit the case are left out.
  ///
  /// - Parameters:
  ///   - test: The case.
  ///   - parser: The parser of the calling thread.
  /// - Returns: The disguises in a fixed order, those with comments last.
  static func all(of test: CodemodCase, parser: SyntaxParser) -> [CaseVariant] {
    let before = ParsedText(test.before, parser: parser)
    let after = test.after.map { ParsedText($0, parser: parser) } ?? before
    let source = VariantSource(test: test, before: before, after: after)
    return [source.crlf(), source.tabs(), source.byteOrderMark()].compactMap { $0 }
      + [source.indented(), source.surrounded(), source.twice()].compactMap { $0 }
      + source.comments(parser: parser)
  }
}

/// What variants of a case are made from.
struct VariantSource: Sendable {
  let test: CodemodCase
  let before: ParsedText
  let after: ParsedText

  /// The variant in which both texts are changed in the same way.
  func variant(
    _ name: String, before: TransformedText, after: TransformedText
  ) -> CaseVariant {
    CaseVariant(
      name: name, before: before.bytes, expectation: .bytes(after.bytes),
      findings: test.findings.map { before.moved($0) })
  }
}
