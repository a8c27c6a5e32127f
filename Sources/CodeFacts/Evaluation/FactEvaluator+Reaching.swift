import QueryLanguage
import SyntaxTrees

extension FactEvaluator {
  /// Whether what a name stands for elsewhere in the project holds code that fits a matcher, or
  /// calls something that does.
  func declarationContains(_ name: String, _ matcher: Matcher, at place: Place) -> Judgement {
    let type = file.type(around: place.node)
    let own =
      place.node.ancestors.filter { $0.kind == .classDeclaration }.prefix(1)
      + (type?.parts.map(\.node) ?? [])
    let call = place.match.nodes.first { $0.kind == .callExpression }
    let labels = call.map(CallArguments.labels(of:))
    let functions =
      file.declarations(withFunction: name).flatMap { $0.functions(named: name) }
      + file.functions(named: name)
    let types = file.type(named: name, at: place.node)?.parts.map(\.node) ?? []
    let fitting = functions.filter { $0.fits(name, labels) }.map(\.node)
    // Called on nothing, it is the type's own function if there is one.
    let isOwn =
      call?.firstChild?.kind == .simpleIdentifier
      && fitting.contains { function in own.contains { $0.contains(function) } }
    var open = (isOwn ? [] : fitting) + types
    var known = Set(open)
    while let node = open.popLast() {
      guard !own.contains(where: { $0.contains(node) }) else { continue }
      if let found = matcher.matches(in: node, bound: place.captures).first {
        let shown = file.place(of: found.node)
        return Judgement(.yes, "\(ShortText.of(found.node)) is at \(shown)", places: [shown])
      }
      for called in seen(from: node).functionsCalled(in: node) where known.insert(called).inserted {
        open.append(called)
      }
    }
    return Judgement(.no, "no \(name) of this project is like that")
  }

  /// The functions that a declaration calls without saying on what: those of its own type and those
  /// of none.
  private func functionsCalled(in declaration: Node) -> [Node] {
    let type = file.type(around: declaration)?.path
    return declaration.descendants.flatMap { call -> [Node] in
      guard call.kind == .callExpression, let name = call.firstChild,
        name.kind == .simpleIdentifier
      else { return [] }
      let labels = CallArguments.labels(of: call)
      let members = file.declarations(withFunction: name.text).filter { $0.path == type }
        .flatMap { $0.functions(named: name.text) }
      return (members + file.functions(named: name.text))
        .filter { $0.fits(name.text, labels) }.map(\.node)
    }
  }
}
