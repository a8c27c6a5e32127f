/// What a brace opens.
enum BraceKind: Sendable {
  /// No brace: the file, or another bracket.
  case none
  /// The members of a type that is no enumeration.
  case type
  /// The members of an enumeration.
  case enumeration
  /// The cases of a `switch`.
  case switchCases
  /// Statements, accessors or a closure.
  case code

  var isType: Bool { self == .type || self == .enumeration }

  /// The kind of every token: `none` for all but opening braces.
  static func kinds(of tokens: [LexicalToken]) -> [BraceKind] {
    var kinds = [BraceKind](repeating: .none, count: tokens.count)
    // The keyword whose brace is yet to come, and the bracket that both must be in.
    var pending = BraceKind.none
    var pendingEnclosing = -1
    for index in tokens.indices {
      let token = tokens[index]
      switch token.kind {
      case .identifier:
        if let kind = introduced(by: index, in: tokens) {
          pending = kind
          pendingEnclosing = token.enclosing
        }
      case .punctuation where token.word == .leftBrace:
        if pending != .none, pendingEnclosing == token.enclosing {
          kinds[index] = pending
          pending = .none
        } else {
          kinds[index] = .code
        }
      case .punctuation where token.word == .rightBrace:
        // The bracket that the keyword was in is closed: its brace cannot come any more.
        if pending != .none, token.match >= 0, token.match == pendingEnclosing { pending = .none }
      default: break
      }
    }
    return kinds
  }

  private static func introduced(by index: Int, in tokens: [LexicalToken]) -> BraceKind? {
    let word = tokens[index].word
    guard word.introducesType || word == .switch, index + 1 < tokens.count else { return nil }
    if index > 0, tokens[index - 1].word == .dot { return nil }
    let next = tokens[index + 1]
    if word == .switch {
      switch next.word {
      case .colon, .comma, .rightParenthesis, .equal, .dot, .rightBracket, .rightBrace: return nil
      default: return .switchCases
      }
    }
    guard next.kind == .identifier, !next.newlineBefore, !next.word.startsStatement,
      !next.word.isModifier, !next.word.startsExpression
    else { return nil }
    if word == .actor, index + 2 < tokens.count {
      switch tokens[index + 2].word {
      case .leftBrace, .colon, .less, .where: break
      default: return nil
      }
    }
    return word == .enum ? .enumeration : .type
  }
}
