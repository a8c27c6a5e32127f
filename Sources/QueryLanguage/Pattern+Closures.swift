import SyntaxTrees

extension Pattern {
  /// The names of the placeholders that stand in a closure of the pattern.
  public var namesInClosures: Set<String> {
    var result: Set<String> = []
    var waiting = program.nodes.indices.filter { program[$0].kind == .lambdaLiteral }
    while let id = waiting.popLast() {
      if let slot = program[id].hole?.slot { result.insert(program.names[slot]) }
      waiting += program[id].children
    }
    return result
  }
}
