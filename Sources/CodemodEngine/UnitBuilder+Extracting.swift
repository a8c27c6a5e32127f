import CodeFacts
import QueryLanguage
import Rewriting
import SyntaxTrees

extension UnitBuilder {
  /// The changes that move captured statements into a member of their own.
  func changes(extracting extraction: Extraction) throws(Problem) -> [Change] {
    func problem(_ detail: String) -> Problem {
      let answer = Judgement(.unknown, detail)
      return Problem(
        reason: MessageText.filled(extraction.otherwise, with: match.captures, answer))
    }
    let nodes = match.captures[extraction.content]?.nodes ?? []
    guard let first = nodes.first, let last = nodes.last else { throw problem("it has no code") }
    if let obstacle = obstacles.unread(in: first.start..<last.end) {
      throw Problem(reason: obstacle.reason("this code"))
    }
    let place: MemberPlace
    do throws(MemberPlaceProblem) {
      place = try MemberPlace(around: first, in: evaluator.file)
    } catch {
      throw problem(error.reason)
    }
    let variables = FreeVariables(of: nodes, in: evaluator.file)
    if let obstacle = variables.obstacle { throw problem(obstacle.detail) }
    guard let changes = rewriter.extract(code(extraction, nodes, variables, place)) else {
      throw problem("there is no line for a new member")
    }
    return changes
  }

  private func code(
    _ extraction: Extraction, _ nodes: [Node], _ variables: FreeVariables, _ place: MemberPlace
  ) -> ExtractedCode {
    var captures = match.captures
    let call = MessageText.filled(extraction.call, with: captures)
    captures[extraction.content] = .text(ExtractedCode.contentMark)
    let member = MessageText.filled(extraction.member, with: captures)
    let renamed = variables.variables.flatMap { variable in
      variable.renamed.map { (node: $0, name: variable.name) }
    }
    return ExtractedCode(
      statements: nodes, call: (place.needsSelf ? "self." : "") + call,
      member: member, place: place, renamed: renamed)
  }
}
