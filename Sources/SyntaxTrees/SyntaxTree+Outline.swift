import TextEditing

extension Node {
  /// The node and all below it as indented lines: field, kind, place, and the text of tokens.
  ///
  /// Tokens that are only their text are listed as well unless `includingTokens` is false.
  public func outline(includingTokens: Bool = true) -> String {
    var lines: [String] = []
    var depths: [NodeID: Int] = [:]
    for node in [self] + Array(descendants) {
      let depth = node.id == id ? 0 : (node.parent.flatMap { depths[$0.id] } ?? 0) + 1
      depths[node.id] = depth
      guard includingTokens || node.isNamed || node.isHidden else { continue }
      lines.append(String(repeating: "  ", count: depth) + node.outlineLine)
    }
    return lines.joined(separator: "\n")
  }

  private var outlineLine: String {
    let place = tree.lines.position(at: start)
    var line = field == .none ? "" : "\(field.name): "
    line += isHidden && kind == .hiddenText ? "hidden" : kind.description
    line += " \(place.line):\(place.column)"
    if isMissing { line += " missing" }
    if isCoveredByStandIn { line += " covered" }
    if isLeaf, isNamed || isHidden { line += " " + text.quotedOnOneLine }
    return line
  }
}

extension String {
  /// The string in backticks with line endings and tabs spelled out, for one-line display.
  fileprivate var quotedOnOneLine: String {
    var result = "`"
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "`"
  }
}
