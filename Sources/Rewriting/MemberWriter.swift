import QueryLanguage
import SyntaxTrees
import TextEditing

/// Writes a template out as code of its own, which no code of the file is kept for.
struct MemberWriter {
  private let context: RewriteContext
  private let template: Template
  private let captures: Captures
  private let layout: TemplateLayout
  /// Whether parameters of closures in captured code get other names.
  private let isRenamed: Bool
  /// What begins the line that is being written.
  private var indentation: [UInt8]
  private(set) var pieces: [Change.Piece] = []

  /// The pieces of a template whose lines are indented by `indentation` and deeper; the first line
  /// begins where it is put.
  static func pieces(
    of template: Template, captures: Captures, indentation: [UInt8], in context: RewriteContext,
    isRenamed: Bool = false
  ) throws(RewriteFailure) -> [Change.Piece] {
    var writer = MemberWriter(template, captures, indentation, context, isRenamed)
    try writer.write()
    return writer.pieces
  }

  private init(
    _ template: Template, _ captures: Captures, _ indentation: [UInt8], _ context: RewriteContext,
    _ isRenamed: Bool
  ) {
    self.isRenamed = isRenamed
    self.template = template
    self.captures = captures
    self.context = context
    self.indentation = indentation
    layout = TemplateLayout(
      context: context, unit: template.unit, base: indentation, baseWidth: 0)
  }

  private mutating func write() throws(RewriteFailure) {
    let dropped = DroppedItems(of: template) { [captures] placeholder in
      captures[placeholder.name]?.text.isEmpty ?? (placeholder.count != .one)
    }.indices
    for (index, item) in template.items.enumerated() where !dropped.contains(index) {
      writeSpacing(template.spacings[index])
      if let placeholder = item.placeholder {
        try writeCapture(placeholder)
      } else {
        append(Array((item.token ?? "").utf8))
      }
    }
    writeSpacing(template.trailer)
  }

  private mutating func writeSpacing(_ spacing: [UInt8]) {
    // Where what comes first is left out, so is the space behind it.
    let text = pieces.isEmpty ? Array(spacing.drop { $0.isBlank || $0.isLineBreak }) : spacing
    append(layout.lines(of: text))
    guard text.contains(where: \.isLineBreak) else { return }
    indentation = layout.indentation(text.indentation(ofLineAt: text.count).count)
  }

  private mutating func writeCapture(_ placeholder: Placeholder) throws(RewriteFailure) {
    guard let capture = captures[placeholder.name] else { throw .notCaptured(placeholder.name) }
    if !isRenamed, let parameter = ClosureParameters.free(in: capture) {
      throw .closureParameter(parameter)
    }
    guard placeholder.prefix.isEmpty, capture.nodes.first?.tree === context.tree,
      let range = capture.range
    else { return append(lines(of: capture.text(withPrefix: placeholder.prefix))) }
    let whole = context.withComments(range)
    let shift = Shift(from: context.indentation(at: whole.lowerBound), to: indentation)
    pieces.append(.source(whole, context.spansLines(whole) ? shift : .none))
  }

  /// Computed text, whose further lines are indented like the one that it begins on.
  private func lines(of text: String) -> [UInt8] {
    var result: [UInt8] = []
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in parts.enumerated() {
      if index > 0 { result += context.ending.bytes }
      let isFollowed = index + 1 < parts.count
      if index > 0, !line.isEmpty || !isFollowed { result += indentation }
      result += Array(line.utf8)
    }
    return result
  }

  private mutating func append(_ text: [UInt8]) {
    if case .text(let before) = pieces.last {
      pieces[pieces.count - 1] = .text(before + text)
    } else if !text.isEmpty {
      pieces.append(.text(text))
    }
  }
}

extension RewriteContext {
  /// A range of code with the comments that are about it: those right above, if it begins a line,
  /// and the one that ends its last line.
  func withComments(_ range: Range<Int>) -> Range<Int> {
    guard spansLines(range) || beginsLine(range.lowerBound) else { return range }
    let start = beginsLine(range.lowerBound) ? startWithComments(of: range.lowerBound) : nil
    let line = source.lineRange(at: range.upperBound)
    let rest = comments(in: span(range.upperBound, line.upperBound)).first
    let ends = rest.map { comment in
      source[span(range.upperBound, comment.range.lowerBound)].allSatisfy(\.isBlank)
        && comment.range.upperBound >= source.trimmedRange(line).upperBound
    }
    let end = ends == true ? rest?.range.upperBound : nil
    return span(start ?? range.lowerBound, end ?? range.upperBound)
  }
}
