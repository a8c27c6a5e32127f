import CodeFacts
import QueryLanguage
import Rewriting

extension FactEvaluator {
  /// A match with captures that are computed, unless it has them already.
  ///
  /// - Parameters:
  ///   - lets: The captures, in order.
  ///   - match: A match of this file or of another.
  /// - Returns: The match, and what to say if one of them cannot be computed.
  func computing(_ lets: [ComputedCapture], of match: Match) -> (Match, Problem?) {
    var match = match
    for computed in lets where match.captures[computed.name] == nil {
      switch value(of: computed, in: match) {
      case .text(let text): match.captures[computed.name] = .text(text)
      case .impossible(let words):
        let answer = Judgement(.unknown, words)
        let reason = MessageText.filled(computed.otherwise, with: match.captures, answer)
        return (match, Problem(reason: reason))
      }
    }
    return (match, nil)
  }

  private func value(of computed: ComputedCapture, in match: Match) -> WrittenPart {
    switch computed.value {
    case .text(let template): return .text(MessageText.filled(template, with: match.captures))
    case .typeOf(let capture):
      let type = match.captures[capture]?.nodes.first.flatMap { file.types.type(of: $0) }
      return type.map { .text($0) }
        ?? .impossible("the type of {\(capture)} is not told by the code")
    case .memberwise(let part): return memberwise(part, at: match)
    }
  }
}
