import SyntaxTrees

/// Where a closure stands among the arguments of a call.
struct ClosurePlace {
  /// A parameter that takes a closure.
  struct Parameter {
    /// The label; nil for `_`.
    var label: String?
    /// Whether a call may leave it out.
    var isOptional = false
  }

  /// The call.
  let call: Node
  /// The closure's own label; nil if it has none.
  let label: String?
  /// Whether it stands behind the parentheses without a label: then it may mean any parameter.
  let isBare: Bool
  /// The labels of the other arguments.
  private let otherLabels: [String?]

  /// Nil if the closure is no argument.
  init?(_ closure: Node) {
    let isTrailing = closure.parent.map { Self.suffixes.contains($0.kind) } ?? false
    guard isTrailing || closure.parent?.kind == .valueArgument,
      let suffix = closure.ancestors.first(where: { Self.suffixes.contains($0.kind) }),
      let call = suffix.parent, !Subscripts.isSubscript(call)
    else { return nil }
    self.call = call
    if isTrailing {
      let isLabelled = closure.previousCode?.hasText(":") ?? false
      label = isLabelled ? closure.previousCode?.previousCode?.identifierText : nil
      isBare = !isLabelled
    } else {
      label = closure.parent?.child(.name)?.compactText
      isBare = false
    }
    var labels = CallArguments.labels(of: call)
    if let own = labels.firstIndex(of: label) { labels.remove(at: own) }
    otherLabels = labels
  }

  private static let suffixes: Set<Kind> = [.callSuffix, .constructorSuffix]

  /// What is called: a name, a member, a type.
  var callee: Node? { call.child(.constructedType) ?? call.firstChild }

  /// Which of the parameters that take closures, in their order, the closure is for; nil if none.
  func index(among parameters: [Parameter]) -> Int? {
    guard isBare else { return parameters.firstIndex { $0.label == label } }
    let rest = parameters.indices.filter {
      parameters[$0].label == nil || !otherLabels.contains(parameters[$0].label)
    }
    // One that may be left out is passed over if a later one may not.
    return rest.first { index in
      !parameters[index].isOptional || !rest.contains { $0 > index && !parameters[$0].isOptional }
    }
  }
}

extension Node {
  /// The node before this one in the same parent, comments passed over.
  fileprivate var previousCode: Node? {
    var node = previousSibling
    while let found = node, found.isComment { node = found.previousSibling }
    return node
  }
}
