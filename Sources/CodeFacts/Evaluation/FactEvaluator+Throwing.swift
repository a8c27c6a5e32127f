import QueryLanguage
import SyntaxTrees

extension FactEvaluator {
  /// Whether an expression is a call of a function or an initializer of the project that may throw.
  func mayThrow(_ expression: Node) -> Judgement {
    let call = expression.unwrapped
    let shown = ShortText.of(call)
    guard call.kind == .callExpression, let callee = call.firstChild?.unwrapped else {
      return Judgement(.no, "\(shown) is no call")
    }
    let labels = CallArguments.labels(of: call)
    let found = functions(calledBy: callee).filter { $0.fits($0.name, labels) }
    guard let throwing = found.first(where: \.isThrowing) else {
      return found.isEmpty
        ? Judgement(.unknown, "the code does not tell what \(shown) calls")
        : Judgement(.no, "\(shown) does not throw")
    }
    let place = file.place(of: throwing.nameNode)
    return Judgement(.yes, "what \(shown) calls at \(place) may throw", places: [place])
  }

  /// The functions and initializers that code before parentheses may mean.
  private func functions(calledBy callee: Node) -> [Function] {
    if callee.kind == .simpleIdentifier {
      let name = callee.identifierText
      if let type = file.type(named: name, at: callee) { return type.initializers }
      let own = file.type(around: callee)?.functions(named: name) ?? []
      return own.isEmpty ? file.functions(named: name) : own
    }
    guard callee.kind == .navigationExpression, let target = callee.child(.target),
      let name = callee.child(.suffix)?.child(.suffix)?.identifierText
    else { return [] }
    let type: NominalType?
    switch file.types.value(of: Receivers.base(of: target)) {
    case .value(let text):
      type = file.type(named: TypeText.wrapped(text) ?? text, at: callee)
    case .metatype(let text):
      type = file.type(named: text, at: callee)
      if name == "init" { return type?.initializers ?? [] }
      if let inner = file.type(named: "\(text).\(name)", at: callee) { return inner.initializers }
    case .opaque, .none, .unknown: type = nil
    }
    let own = type?.functions(named: name) ?? []
    // Where the type is not told, or has it from a protocol, it may be any of that name.
    return own.isEmpty
      ? file.declarations(withFunction: name).flatMap { $0.functions(named: name) } : own
  }
}

extension Function {
  /// Whether it may throw, for itself or for a closure that it takes.
  var isThrowing: Bool {
    node.codeChildren.prefix { $0.id != body?.id }.contains { child in
      child.hasText("throws") || child.hasText("rethrows")
        || child.firstToken?.hasText("throws") ?? false
    }
  }
}
