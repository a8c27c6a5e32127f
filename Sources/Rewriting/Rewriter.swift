public import QueryLanguage

/// Turns matches into changes of their file.
public struct Rewriter: Sendable {
  /// The file.
  public let context: RewriteContext

  /// Creates a rewriter for a file.
  public init(_ context: RewriteContext) { self.context = context }

  /// The changes that make a template of a match.
  ///
  /// What pattern and template share stays byte for byte; see ``TemplateAlignment``. A match that
  /// no pattern made is replaced as a whole, its captures taken along.
  ///
  /// - Parameters:
  ///   - match: A match in the file, with all captures that the template names.
  ///   - template: What it becomes.
  ///   - carried: Code that other changes of the unit show elsewhere with its comments, so that these
  ///     need no place here.
  ///   - separators: What comes between the pieces of mapped lists, by their captures' names.
  /// - Throws: Why the match cannot be rewritten; nothing has changed then.
  /// - Returns: Changes without conflict, in the order of the file; empty if nothing changes.
  public func rewrite(
    _ match: Match, to template: Template, carried: [Range<Int>] = [],
    separators: [String: PieceSeparator] = [:]
  ) throws(RewriteFailure) -> [Change] {
    let template = template.withoutAbsentClosures(match.captures)
    try checkClosureParameters(match, template)
    let alignment = match.pattern.map { TemplateAlignment(pattern: $0, template: template) }
    let plan = try OutputPlan(
      of: match, template: template, alignment: alignment, carried: carried, in: context)
    let changes = ChangeComposer.changes(of: plan).map { change in
      var change = change
      change.carried = carried
      change.rewritten = match.range
      // What comes before or behind the match goes where the match goes.
      guard change.isInsertion,
        [match.range.lowerBound, match.range.upperBound].contains(change.range.lowerBound)
      else { return change }
      change.anchor = match.range
      return change
    }
    let lists = ListSeparators(of: template, in: match, given: separators, context)
    return lists.changes + changes
  }

  private func checkClosureParameters(
    _ match: Match, _ template: Template
  ) throws(RewriteFailure) {
    let known = match.pattern?.namesInClosures ?? []
    for name in template.namesInClosures.subtracting(known).sorted() {
      guard let capture = match.captures[name] else { continue }
      if let parameter = ClosureParameters.free(in: capture) { throw .closureParameter(parameter) }
    }
  }
}
