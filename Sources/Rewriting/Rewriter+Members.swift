import CodeFacts
public import QueryLanguage
public import SyntaxTrees
import TextEditing

extension Rewriter {
  /// The changes that add members to a type.
  ///
  /// Each gets lines of its own, indented like the other members, with a blank line to its
  /// neighbours. A body that stands on one line is opened for them. Captured code brings the
  /// comments with it that are about it.
  ///
  /// - Parameters:
  ///   - codes: The members, in order.
  ///   - captures: What its placeholders stand for.
  ///   - type: The declaration of the type, or an extension of it.
  ///   - place: Where among the other members they are put.
  ///   - property: The last stored property.
  /// - Throws: Why one of the members cannot be made.
  /// - Returns: The changes, nothing if the declaration has no braces.
  public func addMembers(
    _ codes: [Template], captures: Captures, to type: Node, at place: AddedMember.Place,
    lastProperty property: Node?
  ) throws(RewriteFailure) -> [Change] {
    guard let body = TypeBody(of: type, in: context), !codes.isEmpty else { return [] }
    let indentation = body.memberIndentation
    var pieces: [Change.Piece] = []
    for code in codes {
      if !pieces.isEmpty {
        pieces.append(.text(context.ending.bytes + context.ending.bytes + indentation))
      }
      pieces += try MemberWriter.pieces(
        of: code, captures: captures, indentation: indentation, in: context)
    }
    let offset: Int
    switch place {
    case .end: offset = body.end
    case .afterProperties, .withProperties:
      offset = property.map(body.end(ofLinesWith:)) ?? body.start
    }
    let isTight = place == .withProperties && property != nil
    return body.opening(for: offset)
      + [body.insertion(of: pieces, at: offset, isTight: isTight)]
  }

  /// The changes that add a member where code that it takes over can be called from where it was;
  /// `$0` in that code is taken care of.
  func addMember(
    _ code: Template, captures: Captures, at place: MemberPlace
  ) throws(RewriteFailure) -> [Change] {
    guard let body = TypeBody(of: place.type, in: context) else { return [] }
    let (end, isLast) = context.endOfLine(behind: place.member.end)
    let isBehind = place.isConditional && isLast
    let indentation =
      isBehind ? context.indentation(at: place.member.start) : body.memberIndentation
    let pieces = try MemberWriter.pieces(
      of: code, captures: captures, indentation: indentation, in: context, isRenamed: true)
    guard isBehind else {
      return body.opening(for: body.end) + [body.insertion(of: pieces, at: body.end)]
    }
    let before = context.ending.bytes + context.ending.bytes + indentation
    return [Change(range: end..<end, pieces: [.text(before)] + pieces, anchor: place.type.range)]
  }

  /// The code that captures hold, with the comments that are about it.
  ///
  /// - Parameters:
  ///   - names: The captures; those that are no code of the file count for nothing.
  ///   - captures: What they stand for.
  /// - Returns: What an added member takes along of each.
  public func rangesWithComments(of names: Set<String>, in captures: Captures) -> [Range<Int>] {
    names.sorted().compactMap { name in
      guard let capture = captures[name], !capture.nodes.isEmpty else { return nil }
      return capture.range.map(context.withComments)
    }
  }
}

/// The braces of a type's declaration and what stands between them, as places for a member.
private struct TypeBody {
  let context: RewriteContext
  private let node: Node
  private let open: Node
  private let close: Node
  /// What the line begins with that the declaration begins on.
  private let indentation: [UInt8]

  init?(of type: Node, in context: RewriteContext) {
    guard let body = type.child(.body), let open = body.firstToken, let close = body.lastToken,
      open.hasText("{"), close.hasText("}")
    else { return nil }
    self.context = context
    self.open = open
    self.close = close
    node = body
    indentation = context.indentation(at: type.start)
  }

  private var inside: Range<Int> { span(open.end, close.start) }

  /// The offset behind the last member, and the comments that follow it.
  var end: Int {
    let rest = context.source[inside]
    return rest.lastIndex { !$0.isBlank && !$0.isLineBreak }.map { $0 + 1 } ?? open.end
  }

  /// The offset before the first member: behind the brace, or the comment that ends its line.
  var start: Int {
    let (end, isLast) = context.endOfLine(behind: open.end)
    return isLast ? min(end, self.end) : open.end
  }

  /// What members begin their lines with.
  var memberIndentation: [UInt8] {
    var depth = 0
    for member in node.children {
      depth += member.conditionalDepth
      guard depth == 0, member.kind != .directive, member != open, member != close,
        context.beginsLine(member.start)
      else { continue }
      return context.indentation(at: member.start)
    }
    return indentation + context.unit.bytes
  }

  /// The offset behind the line that a member ends on, and behind the whole `#if` that it is in.
  func end(ofLinesWith member: Node) -> Int {
    var depth = 0
    var isPassed = false
    for child in node.children where child != close {
      depth += child.conditionalDepth
      if child.contains(member) { isPassed = true }
      guard isPassed, depth == 0, !child.isComment else { continue }
      let (end, isLast) = context.endOfLine(behind: child.end)
      if isLast, end < close.start { return end }
    }
    return end
  }

  private var isOnOneLine: Bool { !context.spansLines(inside) }

  /// The change that moves the members of a body on one line to a line of their own.
  func opening(for offset: Int) -> [Change] {
    guard isOnOneLine, end > open.end else { return [] }
    let first = context.source[inside].firstIndex { !$0.isBlank } ?? open.end
    guard first < offset else { return [] }
    let line = context.ending.bytes + memberIndentation
    return [Change(range: span(open.end, first), pieces: [.text(line)], anchor: node.range)]
  }

  /// The change that puts a member's pieces somewhere, with the line ends that it needs.
  ///
  /// `isTight` leaves out the blank line to the member before.
  func insertion(
    of pieces: [Change.Piece], at offset: Int, isTight: Bool = false
  ) -> Change {
    let ending = context.ending.bytes
    let isFirst = offset <= start
    let before = (isFirst || isTight ? ending : ending + ending) + memberIndentation
    let behind = context.source[span(offset, close.start)]
    let next = behind.firstIndex { !$0.isBlank } ?? close.start
    if next == close.start || end == open.end {
      return Change(
        range: span(offset, close.start),
        pieces: [.text(before)] + pieces + [.text(ending + indentation)], anchor: node.range)
    }
    let isFollowed = behind.contains { !$0.isBlank && !$0.isLineBreak }
    if !context.source[next].isLineBreak {
      // The first member stands on the line of the brace.
      return Change(
        range: span(offset, next),
        pieces: [.text(before)] + pieces + [.text(ending + ending + memberIndentation)],
        anchor: node.range)
    }
    let line = context.source.fullLineRange(at: next).upperBound
    let needsBlank = isFollowed && !context.source.isBlankLine(at: line)
    return Change(
      range: offset..<offset,
      pieces: [.text(before)] + pieces + (needsBlank ? [.text(ending)] : []),
      anchor: node.range)
  }
}

extension Node {
  /// How many more branches of conditional compilation are open behind the node than before it.
  fileprivate var conditionalDepth: Int {
    guard kind == .directive else { return 0 }
    return text.hasPrefix("#if") ? 1 : text.hasPrefix("#endif") ? -1 : 0
  }
}
