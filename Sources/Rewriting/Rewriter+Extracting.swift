public import CodeFacts
public import QueryLanguage
public import SyntaxTrees
import TextEditing

/// Code that moves into a member of its own, and what stays in its place.
public struct ExtractedCode: Sendable {
  /// The capture that holds the statements; all comments of their block come along if they are all
  /// of its code.
  public var content: String
  /// What takes their place.
  public var call: String
  /// The new member.
  public var member: Template
  /// What the member's placeholders stand for.
  public var captures: Captures
  /// Where the new member goes.
  public var place: MemberPlace
  /// Names in the statements that become others.
  public var renamed: [(node: Node, name: String)]

  /// Creates the value.
  public init(
    content: String, call: String, member: Template, captures: Captures, place: MemberPlace,
    renamed: [(node: Node, name: String)] = []
  ) {
    self.content = content
    self.call = call
    self.member = member
    self.captures = captures
    self.place = place
    self.renamed = renamed
  }
}

extension Rewriter {
  /// The changes that move statements into a new member.
  ///
  /// The member is added at the end of the type; under an `#if`, behind the member that the code
  /// comes from. The statements keep their layout relative to each other.
  ///
  /// - Parameter code: What moves, and where to.
  /// - Throws: Why the member cannot be made.
  /// - Returns: The changes, nothing if there is no code.
  public func extract(_ code: ExtractedCode) throws(RewriteFailure) -> [Change] {
    let nodes = content(of: code.captures[code.content]?.nodes ?? [])
    guard let first = nodes.first, let last = nodes.last else { return [] }
    let content = span(first.start, last.end)
    var captures = code.captures
    captures[code.content] = .run(nodes, offset: content.lowerBound)
    var call = Change(range: content, pieces: [.text(Array(code.call.utf8))])
    call.carried = [content]
    let member = try addMember(code.member, captures: captures, at: code.place)
    return [call] + member
      + code.renamed.map { Change(range: $0.node.range, pieces: [.text(Array($0.name.utf8))]) }
  }

  /// Statements with the comments of their block, save one on the line in which the block opens.
  private func content(of statements: [Node]) -> [Node] {
    guard let only = statements.first, statements.count == 1, only.kind == .statements,
      let block = only.parent
    else { return statements }
    let children = Array(block.children)
    let opening = children.last { !$0.isComment && $0.end <= only.start }?.end ?? 0
    let leading = children.first {
      $0.isComment && $0.start >= opening && context.beginsLine($0.start)
    }
    return children.filter { child in
      child == only || child.isComment && child.start >= leading?.start ?? only.end
    }
  }
}
