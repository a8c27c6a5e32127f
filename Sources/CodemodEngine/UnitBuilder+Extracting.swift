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
    if let obstacle = home.obstacles.unread(in: first.start..<last.end) {
      throw Problem(reason: obstacle.reason("this code"))
    }
    let place: MemberPlace
    do throws(MemberPlaceProblem) {
      place = try MemberPlace(around: first, in: evaluator.file)
    } catch {
      throw problem(error.reason)
    }
    if home.obstacles.isUnreadable(place.type.range) {
      throw problem("the parser cannot read all of the type around it")
    }
    let variables = FreeVariables(of: nodes, in: evaluator.file)
    if let obstacle = variables.obstacle { throw problem(obstacle.detail) }
    do throws(RewriteFailure) {
      return try home.rewriter.extract(code(extraction, variables, place))
    } catch {
      throw problem(error.message)
    }
  }

  private func code(
    _ extraction: Extraction, _ variables: FreeVariables, _ place: MemberPlace
  ) -> ExtractedCode {
    let renamed = variables.variables.flatMap { variable in
      variable.renamed.map { (node: $0, name: variable.name) }
    }
    let call = MessageText.filled(extraction.call, with: match.captures)
    return ExtractedCode(
      content: extraction.content, call: (place.needsSelf ? "self." : "") + call,
      member: extraction.member, captures: match.captures, place: place, renamed: renamed)
  }
}
