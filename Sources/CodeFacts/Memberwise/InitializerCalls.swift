import SyntaxTrees

/// The calls of a struct's memberwise initializer that pass arguments.
struct InitializerCalls: Sendable {
  /// The calls that can mean nothing else.
  private(set) var certain: [Node] = []
  /// The calls that may mean something else, or whose labels do not fit, and why.
  private(set) var doubtful: [(node: Node, words: String)] = []
  /// The labels that calls pass, whether they are certain or not.
  private(set) var passed: Set<String> = []

  /// Looks for calls in all files that can use the initializer.
  init(of type: NominalType, parameters: [MemberwiseParameter], facts: FileFacts) {
    let isPrivate =
      parameters.contains { !$0.isLeftOut && $0.property.isPrivateToFile }
      || parameters.allSatisfy(\.property.isPrivateToFile)
    let files = isPrivate ? [facts] : facts.files(mentioning: type.name)
    for file in files {
      for call in file.tree.root.descendants where Self.makes(type, call, facts: file) {
        add(call, of: type, parameters)
      }
    }
  }

  private mutating func add(
    _ call: Node, of type: NominalType, _ parameters: [MemberwiseParameter]
  ) {
    let labels = CallArguments.labels(of: call)
    guard !labels.isEmpty else { return }
    let others = type.initializers.contains { other in
      !other.node.contains(call) && other.fits("init", labels)
    }
    let slots = parameters.map { parameter in
      ArgumentSlot(
        label: parameter.name, mayBeLeftOut: parameter.isLeftOut || parameter.value != nil,
        takesClosure: parameter.takesClosure)
    }
    let names = Set(parameters.map(\.name))
    let known = labels.compactMap { $0 }
    if ArgumentSlot.fit(labels, slots) {
      passed.formUnion(known)
      if others {
        doubtful.append((call, "may mean another init"))
      } else {
        certain.append(call)
      }
    } else if !others, !known.isEmpty, known.allSatisfy(names.contains), Self.isOwn(call) {
      doubtful.append((call, "fits no init"))
    }
  }

  /// Whether a call is one of `self.init`.
  private static func isOwn(_ call: Node) -> Bool {
    call.firstChild?.child(.target)?.unwrapped.kind == .selfExpression
  }

  /// Whether what is called may be an initializer of a type of that name, by its last word alone:
  /// most calls are no more than looked at.
  private static func mayName(_ name: String, _ callee: Node) -> Bool {
    switch callee.kind {
    case .simpleIdentifier: return callee.hasText("Self") || callee.identifierText == name
    case .navigationExpression:
      guard let last = callee.child(.suffix)?.child(.suffix) else { return false }
      return last.hasText("init") || last.identifierText == name
    // `Name<Argument>`.
    default: return callee.firstToken?.identifierText == name || callee.kind == .genericExpression
    }
  }

  /// Whether a call makes a value of a type, by its name or from another initializer.
  static func makes(_ type: NominalType, _ call: Node, facts: FileFacts) -> Bool {
    guard call.kind == .callExpression, let callee = call.firstChild,
      mayName(type.name, callee)
    else { return false }
    func means(_ name: String) -> Bool {
      facts.type(named: name, at: call)?.isSame(as: type) ?? false
    }
    if callee.kind == .navigationExpression,
      callee.child(.suffix)?.child(.suffix)?.hasText("init") ?? false,
      let target = callee.child(.target)
    {
      if target.kind == .selfExpression {
        return facts.type(around: call)?.isSame(as: type) ?? false
      }
      return Receivers.typeName(of: target).map(means) ?? false
    }
    if LocalScopes.local(callee.compactText, at: call) != nil { return false }
    return Receivers.typeName(of: callee).map(means) ?? false
  }
}

/// A parameter as calls see it.
struct ArgumentSlot {
  /// Nil if calls pass it without a label.
  var label: String?
  var mayBeLeftOut: Bool
  /// Whether a trailing closure without a label may stand for it.
  var takesClosure: Bool

  /// Whether arguments with these labels may go to parameters.
  static func fit(_ labels: [String?], _ slots: [ArgumentSlot]) -> Bool {
    // How many labels may be used up by the parameters so far.
    var counts: Set<Int> = [0]
    for slot in slots {
      let taken = counts.filter { count in
        guard count < labels.count else { return false }
        return labels[count] == slot.label || labels[count] == nil && slot.takesClosure
      }.map { $0 + 1 }
      counts = slot.mayBeLeftOut ? counts.union(taken) : Set(taken)
    }
    return counts.contains(labels.count)
  }
}
