extension Node {
  /// The number in `$0`, `$1` …; nil for any other node.
  public var parameterNumber: Int? {
    guard isToken else { return nil }
    let text = text
    guard text.hasPrefix("$") else { return nil }
    let digits = text.utf8.dropFirst()
    guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }) else { return nil }
    return Int(text.dropFirst())
  }

  /// Whether a closure lies around the node, in other code or being that code.
  public func hasClosure(within code: Node) -> Bool {
    var node = self
    while node != code {
      guard let parent = node.parent else { return false }
      if parent.kind == .lambdaLiteral { return true }
      node = parent
    }
    return false
  }
}
