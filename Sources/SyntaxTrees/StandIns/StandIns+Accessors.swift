extension StandIns {
  /// Accessors that the grammar takes for calls: `_read`, addressors, `read`, `borrow`, `mutate`.
  func accessor(at index: Int, _ writer: inout StandInWriter) {
    guard enclosingBrace(index) == .code, holdsAccessors(tokens[index].enclosing) else { return }
    guard word(index + 1) == .leftBrace ? isAccessor(at: index) : isRequirement(at: index) else {
      return
    }
    switch tokens[index].word {
    case .unsafeAddress: writer.put(.addressor, tokens[index].range, .text("get"))
    case .unsafeMutableAddress: writer.put(.addressor, tokens[index].range, .text("set"))
    case .yieldingRead: writer.put(.coroutineAccessor, tokens[index].range, .text("get"))
    case .read, .borrow: writer.put(.accessorModifier, tokens[index].range, .text("get"))
    case .modify, .mutate: writer.put(.accessorModifier, tokens[index].range, .text("set"))
    default: break
    }
  }

  private func isAccessor(at index: Int) -> Bool {
    switch tokens[index].word {
    case .read, .modify, .borrow, .mutate:
      // Plain names: functions may be named so, and only what is beside tells them apart.
      switch word(index - 1) {
      case .leftBrace, .rightBrace: return hasAccessorBeside(index)
      default: return startsAccessor(index)
      }
    default: return startsAccessor(index)
    }
  }

  /// Whether a brace belongs to a variable or a subscript, and to no function or closure.
  private func holdsAccessors(_ brace: Int) -> Bool {
    var back = brace - 1
    var steps = 0
    while back >= 0, steps < 80 {
      switch tokens[back].word {
      case .var, .subscript: return true
      case .func, .initializer, .leftBrace, .rightBrace, .semicolon, .equal, .in: return false
      case .rightParenthesis, .rightBracket:
        guard let open = match(back) else { return false }
        back = open
      default: break
      }
      back -= 1
      steps += 1
    }
    return false
  }

  /// Whether `borrow` or `mutate` is one of several accessors, without bodies, of a protocol.
  private func isRequirement(at index: Int) -> Bool {
    switch tokens[index].word {
    case .borrow: word(index - 1) == .leftBrace && namesAccessor(index + 1)
    case .mutate: word(index + 1) == .rightBrace && namesAccessor(index - 1)
    default: false
    }
  }

  /// Whether a token can be the first of an accessor, attributes and modifiers aside.
  private func startsAccessor(_ index: Int) -> Bool {
    switch word(index - 1) {
    case .leftBrace, .rightBrace, .mutating, .nonmutating: true
    default: followsAttribute(index)
    }
  }

  /// Whether the block right before or right behind an accessor belongs to one, too.
  private func hasAccessorBeside(_ index: Int) -> Bool {
    if word(index - 1) == .rightBrace, let open = match(index - 1), namesAccessor(open - 1) {
      return true
    }
    guard let close = match(index + 1), word(close + 1) != .rightBrace else { return false }
    var next = attributesEnd(close + 1)
    while word(next) == .mutating || word(next) == .nonmutating { next += 1 }
    return namesAccessor(next) && word(next + 1) == .leftBrace
  }

  private func namesAccessor(_ index: Int) -> Bool {
    switch word(index) {
    case .get, .set, .read, .modify, .borrow, .mutate, .yieldingRead, .yieldingModify,
      .unsafeAddress, .unsafeMutableAddress:
      true
    default: false
    }
  }

  /// `borrowing get`: the modifier is blanked.
  func accessorModifier(at index: Int, _ writer: inout StandInWriter) {
    switch word(index + 1) {
    case .get, .set, .yieldingRead, .yieldingModify: break
    default: return
    }
    switch word(index + 2) {
    case .leftBrace, .rightBrace, .get, .set, .async, .throws: break
    default: return
    }
    writer.blank(.accessorModifier, tokens[index].range)
  }

  /// `init(initial) { }` among accessors.
  func initAccessor(at index: Int, _ writer: inout StandInWriter) {
    guard word(index + 1) == .leftParenthesis, let close = match(index + 1),
      word(close + 1) == .leftBrace, surroundingBrace(index) == .code,
      word(index - 1) == .rightParenthesis, followsAttribute(index)
    else { return }
    writer.put(.initAccessor, tokens[index].range, .text("set"))
  }
}
