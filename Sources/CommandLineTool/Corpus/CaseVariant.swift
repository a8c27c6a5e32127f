import CodemodFiles
import SyntaxTrees

/// A file of a case in a disguise that must not matter to the codemod.
struct FileVariant: Sendable {
  /// What must come out.
  enum Expectation: Sendable {
    /// Exactly these bytes.
    case bytes([UInt8])
    /// The tokens and the comments of this text, and one comment more near its place.
    case code(ParsedText, comment: [UInt8], place: CommentPlace)
  }

  /// The disguise; empty for the file as it is.
  var name: String
  /// The text that the codemod is run over, and where each place of the case's own is found in it.
  var text: TransformedText
  /// What must come out.
  var expectation: Expectation
  /// What may come out instead; nil if nothing may.
  var alternative: Expectation?
  /// What is to be reported, by place; nil if it does not matter.
  var findings: [CaseFile.Finding]?
  /// The comment that was put into `text`, which may show up in a reason that quotes code.
  var comment: [UInt8]?

  /// The text that the codemod is run over.
  var before: [UInt8] { text.bytes }

  /// The file as it is.
  static func plain(_ file: CodemodCase.File, of test: CodemodCase) -> FileVariant {
    FileVariant(
      name: "", text: TransformedText(file.before), expectation: .bytes(file.expected),
      findings: test.findings(in: file))
  }
}

/// A case with its files in a disguise.
struct CaseVariant: Sendable {
  /// The disguise; empty for the case as it is.
  var name: String
  /// The files in the order of the case's.
  var files: [FileVariant]

  /// The case as it is.
  static func plain(_ test: CodemodCase) -> CaseVariant {
    CaseVariant(name: "", files: test.files.map { FileVariant.plain($0, of: test) })
  }

  /// All disguises of a case, made anew each time; those that do not suit the case are left out.
  ///
  /// Another layout is put on all files of a project, a comment into one file at a time. The files
  /// of a project stay as deep as they are: types that others extend cannot stand in another type.
  ///
  /// - Parameters:
  ///   - test: The case.
  ///   - parser: The parser of the calling thread.
  /// - Returns: The disguises in a fixed order, those with comments last.
  static func all(of test: CodemodCase, parser: SyntaxParser) -> [CaseVariant] {
    let sources = VariantSource.all(of: test, parser: parser)
    let layouts: [(VariantSource) -> FileVariant?] = [
      { $0.crlf() }, { $0.tabs() }, { $0.byteOrderMark() }, { $0.indented() },
      { $0.surrounded() }, { $0.twice() },
    ]
    let layoutVariants = layouts.compactMap { layout in
      variant(of: sources.map(layout), in: test)
    }
    let commentVariants = sources.indices.flatMap { index in
      sources[index].comments(parser: parser).compactMap { commented in
        variant(of: sources.indices.map { $0 == index ? commented : nil }, in: test)
      }
    }
    return layoutVariants + commentVariants
  }

  /// The variant of a case in which some files are disguised; nil if none is.
  private static func variant(of files: [FileVariant?], in test: CodemodCase) -> CaseVariant? {
    guard let index = files.firstIndex(where: { $0 != nil }), let first = files[index] else {
      return nil
    }
    let isComment = first.comment != nil
    let name = test.isProject && isComment ? "\(test.files[index].path), \(first.name)" : first.name
    var all = zip(files, test.files).map { $0 ?? FileVariant.plain($1, of: test) }
    let texts = Dictionary(
      zip(test.files.map(\.path), all.map(\.text)), uniquingKeysWith: { first, _ in first })
    guard test.isProject else { return CaseVariant(name: name, files: all) }
    for index in all.indices {
      all[index].findings = all[index].findings?.map { finding in
        var finding = finding
        finding.reason = LineMentions.mapping(finding.reason, in: texts)
        return finding
      }
    }
    return CaseVariant(name: name, files: all)
  }
}

/// What variants of a file of a case are made from.
struct VariantSource: Sendable {
  /// What is to be reported of the file; nil if it does not matter.
  let findings: [CaseFile.Finding]?
  let before: ParsedText
  let after: ParsedText
  /// The number of the file among those of a project; nil if it is alone.
  let number: Int?
  /// The words of all files, none of which a new declaration may be called.
  let words: Set<ArraySlice<UInt8>>

  /// What variants of the files of a case are made from, in their order.
  static func all(of test: CodemodCase, parser: SyntaxParser) -> [VariantSource] {
    let texts = test.files.map { file in
      let before = ParsedText(file.before, parser: parser)
      return (before, file.after.map { ParsedText($0, parser: parser) } ?? before)
    }
    let words = Set(texts.flatMap { ($0.0.tokens + $0.1.tokens).map(\.bytes) })
    return texts.enumerated().map { index, text in
      VariantSource(
        findings: test.findings(in: test.files[index]), before: text.0, after: text.1,
        number: test.isProject ? index + 1 : nil, words: words)
    }
  }

  /// The variant in which both texts are changed in the same way.
  func variant(
    _ name: String, before: TransformedText, after: TransformedText
  ) -> FileVariant {
    FileVariant(
      name: name, text: before, expectation: .bytes(after.bytes),
      findings: findings.map { before.moved($0) })
  }
}
