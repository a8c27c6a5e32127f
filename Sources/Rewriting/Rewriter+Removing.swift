public import SyntaxTrees
import TextEditing

extension Rewriter {
  /// The changes that take away what stands around some neighbours.
  ///
  /// Comments stay, except for the documentation of a declaration that goes. Lines on which nothing else stands go, and with them a blank line where there
  /// would be two.
  ///
  /// - Parameters:
  ///   - removal: What goes.
  ///   - nodes: Neighbours in order, such as the nodes of a match or of a capture.
  ///   - carried: Code that other changes of the unit show elsewhere with its comments, so that these
  ///     need no place here.
  /// - Returns: The changes; nil if there is no such thing around the nodes, such as an argument
  ///   around a declaration.
  public func remove(
    _ removal: Removal, around nodes: [Node], carried: [Range<Int>] = []
  ) -> [Change]? {
    guard let first = nodes.first?.unwrapped, let last = nodes.last?.unwrapped else { return nil }
    switch removal {
    case .match:
      if first.isListed { return [removeStatements(span(first.start, last.end))] }
      return [Remover(context: context).change(removing: span(first.start, last.end))]
    case .statement:
      guard let start = first.orAncestor(where: \.isListed),
        let end = last.orAncestor(where: \.isListed)
      else { return nil }
      return [removeStatements(span(start.start, end.end))]
    case .declaration:
      return first.orAncestor { Node.declarations.contains($0.kind) }
        .map { [removeDocumented($0, carried: carried)] }
    case .argument:
      return first.orAncestor { $0.kind == .valueArgument }.map { [removeArgument($0)] }
    case .attribute:
      return (first.firstChild ?? first).orAncestor { $0.kind == .attribute }
        .map { [Remover(context: context).change(removing: $0.range)] }
    }
  }

  /// The documentation of a declaration as lines without their indentation; that of its members if
  /// it has none itself; nil if there is none at all.
  public func documentation(of declaration: Node) -> String? {
    let above = context.documentation(of: declaration.start)
    let comments = above.isEmpty ? context.documentation(in: declaration.range)[...] : above
    let lines = comments.flatMap { comment in
      let text = context.tree.text(in: comment.range)
      let indentation = String(
        decoding: context.indentation(at: comment.range.lowerBound), as: UTF8.self)
      return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
        String(line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line)
      }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Removes a declaration with its documentation, which would describe the next one, and with that
  /// of its members.
  private func removeDocumented(_ declaration: Node, carried: [Range<Int>]) -> Change {
    let above = context.documentation(of: declaration.start).map(\.range)
    let travelling = carried.flatMap { context.comments(in: $0) }.map(\.range)
    let documentation =
      above
      + context.documentation(in: declaration.range).map(\.range).filter {
        !travelling.contains($0)
      }
    let start = above.first?.lowerBound ?? declaration.start
    var change = removeStatements(
      span(start, declaration.end), with: documentation + travelling)
    change.removedComments = documentation
    change.carried = carried
    return change
  }

  /// Removes statements or members with the semicolon that separates them from others.
  private func removeStatements(
    _ range: Range<Int>, with comments: [Range<Int>] = []
  ) -> Change {
    var range = range
    let end = context.source.lineRange(at: range.upperBound).upperBound
    let behind = context.tree.leaves(in: span(range.upperBound, end)).first(where: \.isToken)
    let start = context.source.lineRange(at: range.lowerBound).lowerBound
    let before = context.tree.leaves(in: span(start, range.lowerBound)).last(where: \.isToken)
    if let behind, behind.hasText(";") {
      range = span(range.lowerBound, behind.end)
    } else if let before, before.hasText(";") {
      range = span(before.start, range.upperBound)
    }
    return Remover(context: context).change(removing: range, with: comments)
  }

  /// Removes an argument with the comma behind it, or before it if it is the last.
  private func removeArgument(_ argument: Node) -> Change {
    let siblings = (argument.parent?.codeChildren ?? []).filter { $0.kind == .valueArgument }
    guard let index = siblings.firstIndex(of: argument) else {
      return Remover(context: context).change(removing: argument.range)
    }
    if index + 1 < siblings.count {
      let next = siblings[index + 1].start
      return removal(
        of: span(argument.start, next), comments: span(argument.start, next), before: next)
    }
    if index > 0 {
      let start = siblings[index - 1].end
      return removal(of: start..<argument.end, comments: start..<argument.end, before: nil)
    }
    return removeOnlyArgument(argument)
  }

  private func removeOnlyArgument(_ argument: Node) -> Change {
    let inside = (argument.parent?.range ?? argument.range).dropEnds
    guard context.comments(in: inside).isEmpty else {
      return removal(of: argument.range, comments: argument.range, before: nil)
    }
    return Change(range: inside, pieces: [])
  }

  /// A removal that leaves comments: above the code at `next`, or behind what stands before.
  private func removal(of range: Range<Int>, comments: Range<Int>, before next: Int?) -> Change {
    var pieces: [Change.Piece] = []
    for comment in context.comments(in: comments) {
      if next == nil { pieces.append(.text([UInt8(ascii: " ")])) }
      pieces.append(.trivia(comment.range))
      if comment.isLine {
        let indentation = context.indentation(at: next ?? range.upperBound)
        let endsLine = next == nil && context.isLineEnd(range.upperBound)
        if !endsLine { pieces.append(.text(context.ending.bytes + indentation)) }
      } else if next != nil {
        pieces.append(.text([UInt8(ascii: " ")]))
      }
    }
    return Change(range: range, pieces: pieces)
  }
}

extension RewriteContext {
  /// The documentation comments directly above a declaration.
  func documentation(of offset: Int) -> ArraySlice<Comment> {
    let above = comments(in: span(startWithComments(of: offset), offset))
    guard let last = above.lastIndex(where: { !isDocumentation($0) }) else { return above }
    return above[(last + 1)...]
  }

  /// The documentation comments on lines of their own in a range.
  func documentation(in range: Range<Int>) -> [Comment] {
    comments(in: range).filter { $0.beginsLine && isDocumentation($0) }
  }

  /// Whether a comment is documentation.
  func isDocumentation(_ comment: Comment) -> Bool {
    let text = source[comment.range]
    return text.starts(with: Array("///".utf8)) || text.starts(with: Array("/**".utf8))
  }

  /// Whether nothing but white space stands on the line from `offset` on.
  func isLineEnd(_ offset: Int) -> Bool {
    source[offset..<source.lineRange(at: offset).upperBound].allSatisfy(\.isBlank)
  }
}

extension Range<Int> {
  /// The range without its first and its last byte.
  fileprivate var dropEnds: Range<Int> {
    count >= 2 ? (lowerBound + 1)..<(upperBound - 1) : self
  }
}

extension Node {
  /// Whether the node stands in a list of statements or members.
  var isListed: Bool {
    guard !isComment, let kind = parent?.kind else { return false }
    return Self.lists.contains(kind)
      && (isNamed || !["{", "}", ";"].contains(text))
  }

  /// The node that this one merely wraps: the only statement of a list.
  var unwrapped: Node {
    var node = self
    while node.kind == .statements, let inner = node.firstChild, inner.range == node.range {
      node = inner
    }
    return node
  }

  /// The node itself or the nearest node above that fulfils a condition.
  func orAncestor(where condition: (Node) -> Bool) -> Node? {
    condition(self) ? self : ancestors.first(where: condition)
  }

  private static let lists: Set<Kind> = [
    .sourceFile, .statements, .classBody, .enumClassBody, .protocolBody,
  ]

  static let declarations: Set<Kind> = [
    .importDeclaration, .propertyDeclaration, .functionDeclaration, .initDeclaration,
    .deinitDeclaration, .subscriptDeclaration, .classDeclaration, .protocolDeclaration,
    .protocolPropertyDeclaration, .protocolFunctionDeclaration, .typealiasDeclaration,
    .associatedtypeDeclaration, .operatorDeclaration, .precedenceGroupDeclaration,
    .macroDeclaration, .enumEntry,
  ]
}
