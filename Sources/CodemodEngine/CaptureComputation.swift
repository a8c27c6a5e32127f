import CodeFacts
import QueryLanguage
import Rewriting

/// Computes captures from those that a match has.
struct CaptureComputation {
  let match: Match
  let file: FileFacts

  /// The text of a computed capture.
  ///
  /// - Throws: What to tell people if it cannot be computed.
  func text(of computed: ComputedCapture) throws(Problem) -> String {
    switch computed.value {
    case .text(let template):
      return MessageText.filled(template, with: match.captures)
    case .typeOf(let capture):
      let node = match.captures[capture]?.nodes.first
      return try known(node.flatMap { file.types.type(of: $0) }, computed)
    case .freeName(let names):
      return try known(names.first { file.isUnused($0, around: match.node) }, computed)
    case .freeVariables(let capture, let form, let firstLabel):
      let variables = FreeVariables(of: match.captures[capture]?.nodes ?? [], in: file)
      try known(variables.obstacle == nil ? () : nil, computed, variables.obstacle)
      return form == .parameters
        ? variables.parameters(firstLabel: firstLabel) : variables.arguments(firstLabel: firstLabel)
    }
  }

  private func known<Value>(
    _ value: Value?, _ computed: ComputedCapture, _ answer: Judgement? = nil
  ) throws(Problem) -> Value {
    guard let value else {
      throw Problem(reason: MessageText.filled(computed.otherwise, with: match.captures, answer))
    }
    return value
  }
}
