import QueryLanguage
import SyntaxTrees

/// Facts about a match that is a closure or another block.
extension FactEvaluator {
  func mayBeEmpty(at place: Place) -> Judgement {
    switch BlockGaps.of(place.node) {
    case nil: Judgement(.unknown, "\(ShortText.of(place.node)) is no closure and no body")
    case .unclear?: Judgement(.unknown, "conditional compilation cuts through the block")
    case BlockGaps.none?: Judgement(.no, "the block always has code")
    case .places?, .severalConditions?: Judgement(.yes, "the block may be without code")
    }
  }

  func branches(_ name: String, _ least: Int, at place: Place) -> Judgement {
    let count = BranchCount.of(place.captures[name]?.nodes ?? [])
    let words = "\(name) has \(count) branches"
    return Judgement(count >= least ? .yes : .no, words)
  }

  func takes(_ name: String, _ parameters: Int, at place: Place) -> Judgement {
    guard let closure = place.captures[name]?.nodes.last, let count = ParameterCount.of(closure)
    else { return Judgement(.unknown, "\(name) is no closure") }
    return Judgement(count == parameters ? .yes : .no, "the closure has \(count) parameters")
  }

  func isBuilder(at place: Place) -> Judgement {
    guard place.node.kind == .lambdaLiteral else { return Judgement(.no, "this is no closure") }
    switch BuilderSearch(facts: file).content(of: place.node) {
    case .none: return Judgement(.no, "no builder takes this closure")
    case .unknown:
      return Judgement(.unknown, "the code does not tell whether a builder takes this closure")
    case .conforming, .something: return Judgement(.yes)
    }
  }

  func builds(_ name: String, at place: Place) -> Judgement {
    let isBuilder = isBuilder(at: place)
    guard isBuilder.truth == .yes else { return isBuilder }
    let content = BuilderSearch(facts: file).content(of: place.node)
    guard case .conforming(let names, let isAll) = content else {
      return Judgement(.unknown, "the code does not tell what this closure makes")
    }
    if names.contains(name) { return Judgement(.yes) }
    let made = names.first ?? "a value"
    return isAll
      ? Judgement(.no, "this closure makes \(made), which is no \(name)")
      : Judgement(.unknown, "the code does not say that \(made) is a \(name)")
  }
}
