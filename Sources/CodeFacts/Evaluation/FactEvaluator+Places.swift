import QueryLanguage
import SyntaxTrees

extension FactEvaluator {
  func declaresType(_ name: String, isReference: Bool?, at place: Place) -> Judgement {
    let first = TypeText.withoutArguments(name).split(separator: ".").first.map(String.init) ?? name
    guard let found = file.declarationOfType(named: first, at: place.node) else {
      return Judgement(.no, "\(name) is not declared in this project")
    }
    let shown = file.place(of: found)
    if let isReference {
      guard found.kind == .classDeclaration, first == TypeText.withoutArguments(name) else {
        return Judgement(.unknown, "the code does not tell what \(name) is", places: [shown])
      }
      let isClass = found.token("class") != nil || found.token("actor") != nil
      guard isClass == isReference else {
        return Judgement(
          .no, "\(first) is \(isClass ? "a reference type" : "a value type")", places: [shown])
      }
    }
    return Judgement(.yes, "\(first) is declared at \(shown)", places: [shown])
  }

  func declaresFunction(
    _ name: String, takesClosure: Bool, of wanted: String?, at place: Place
  ) -> Judgement {
    let around = file.type(around: place.node)?.path
    let call = place.match.nodes.first { $0.kind == .callExpression }
    let labels = call.map(CallArguments.labels(of:))
    func isMeant(_ function: Function) -> Bool {
      // With a closure, the call has other labels than now.
      takesClosure
        ? function.name == name && function.takesClosure : function.fits(name, labels)
    }
    let receiver = call?.firstChild?.child(.target).flatMap(file.types.type(of:))
      .flatMap { file.type(named: $0, at: place.node)?.path }
    for declaration in file.declarations(withFunction: name) {
      if let wanted {
        guard declaration.path == wanted,
          let found = declaration.functions(named: name).first(where: isMeant)
        else { continue }
        return declared(found)
      }
      let type = file.nominal(declaration.path)
      let isFromElsewhere = type?.primary == nil || type?.primary?.form == .protocol
      guard isFromElsewhere || [around, receiver].contains(declaration.path) else { continue }
      if let found = declaration.functions(named: name).first(where: isMeant) {
        return declared(found)
      }
    }
    // A function outside of types is only meant where nothing stands before the name.
    if wanted == nil, call?.firstChild?.kind != .navigationExpression,
      let found = file.functions(named: name).first(where: isMeant)
    {
      return declared(found)
    }
    return Judgement(.no, "\(name) is not declared as a function in this project")
  }

  private func declared(_ function: Function) -> Judgement {
    let shown = file.place(of: function.node)
    return Judgement(
      .yes, "\(function.signature) is also declared at \(shown)", places: [shown])
  }

  func sameCount(_ names: [String], at place: Place) -> Judgement {
    let counts = names.map { place.captures[$0]?.nodes.count ?? 0 }
    let words = zip(names, counts).map { "\($1) in \($0)" }.joined(separator: ", ")
    return Judgement(Set(counts).count <= 1 ? .yes : .no, "there are \(words)")
  }

  func elsewhere(
    _ search: Search, scope: FactScope, times: Int? = nil, where conditions: [Fact] = [],
    at place: Place
  ) -> Judgement {
    var found: [Node] = []
    var known: Set<Node> = [place.node]
    // What the matcher does not speak of may be called otherwise there.
    let spoken = place.captures.filter { search.names.contains($0.key) }
    let literals = search.matcher.requiredLiterals(bound: spoken)
    for root in file.roots(of: scope, at: place.node, holding: literals) {
      let there = conditions.isEmpty ? self : seen(from: root)
      for match in matches(of: search, in: root, bound: place.captures) {
        let node = match.node
        guard !known.contains(node), typeNamesMeanTheSame(at: node, as: spoken) != .no,
          conditions.allSatisfy({
            there.judge($0, in: match, captures: match.captures).truth == .yes
          })
        else { continue }
        known.insert(node)
        found.append(node)
      }
    }
    guard let first = found.first else {
      return Judgement(.no, "no other place in the \(scope.rawValue) is like that")
    }
    let places = file.places(of: found.map(\.nameNode))
    if let times, found.count != times {
      return Judgement(.no, "\(found.count) places are like that", places: places)
    }
    return Judgement(.yes, "\(ShortText.of(first)) is like that", places: places)
  }

  /// All matches in a scope's root.
  ///
  /// What is found in a whole file whatever the captures stand for is remembered there.
  private func matches(of search: Search, in root: Node, bound: Captures) -> [Match] {
    guard root.kind == .sourceFile, search.isIndependent(of: bound) else {
      return search.matcher.matches(in: root, bound: bound)
    }
    return file.facts(of: root).matches(of: search).map { match in
      var match = match
      match.captures.merge(bound) { own, _ in own }
      return match
    }
  }

  func contains(_ name: String, _ matcher: Matcher, at place: Place) -> Judgement {
    guard let capture = place.captures[name] else {
      return Judgement(.no, "\(name) stands for nothing here")
    }
    if case .text(let text) = capture {
      let root = SyntaxParser().parse(text).root
      let found = matcher.matches(in: root, bound: place.captures).first
      return found.map { Judgement(.yes, "\(ShortText.of($0.node)) is in it") }
        ?? Judgement(.no, "nothing in it is like that")
    }
    let nodes = capture.nodes
    for node in nodes {
      if let found = matcher.matches(in: node, bound: place.captures).first {
        return Judgement(.yes, "\(ShortText.of(found.node)) is at \(file.place(of: found.node))")
      }
    }
    return Judgement(.no, "nothing in \(nodes.first.map(ShortText.of) ?? name) is like that")
  }

  func matches(_ name: String, _ matcher: Matcher, at place: Place) -> Judgement {
    guard let nodes = place.captures[name]?.nodes, let node = nodes.first, nodes.count == 1 else {
      return Judgement(.no, "\(name) stands for no single piece of code here")
    }
    for candidate in [node, Expressions.value(of: node)]
    where matcher.match(at: candidate, bound: place.captures) != nil {
      return Judgement(.yes, "\(ShortText.of(candidate)) is like that")
    }
    return Judgement(.no, "\(ShortText.of(node)) is not like that")
  }

  func every(_ name: String, _ matcher: Matcher, at place: Place) -> Judgement {
    for node in place.captures[name]?.nodes ?? [] {
      let fits = [node, Expressions.value(of: node)].contains {
        matcher.match(at: $0, bound: place.captures) != nil
      }
      if !fits {
        return Judgement(
          .no, "\(ShortText.of(node)) is not like that", places: [file.place(of: node)])
      }
    }
    return Judgement(.yes, "each is like that")
  }

  func deploys(to versions: [PlatformVersion]) -> Judgement {
    guard let target, !target.isEmpty else {
      return Judgement(
        .unknown, Self.targetIsUnknown)
    }
    for platform in target {
      guard let needed = versions.first(where: { $0.platform == platform.platform }) else {
        continue
      }
      if platform.version.isBefore(needed.version) {
        return Judgement(
          .no, "the target runs on \(platform.shown), and \(needed.shown) is needed")
      }
    }
    let isAbout = target.contains { known in
      versions.contains { $0.platform == known.platform }
    }
    let shown = target.map(\.shown).joined(separator: ", ")
    return isAbout
      ? Judgement(.yes, "the target runs on \(shown)")
      : Judgement(.unknown, "nothing is said about \(shown)")
  }

  func imports(_ modules: [String]) -> Judgement {
    if let found = file.declarations.imports.first(where: modules.contains) {
      return Judgement(.yes, "the file imports \(found)")
    }
    return Judgement(.no, "the file does not import \(modules.joined(separator: " or "))")
  }

  /// Of `a ? b : c`, both branches must agree.
  func judge(_ chain: Chain, of expression: Node) -> Judgement {
    var waiting = [expression.unwrapped]
    var answer: Judgement?
    while let node = waiting.popLast() {
      if node.kind == .ternaryExpression, let yes = node.child(.ifTrue),
        let no = node.child(.ifFalse)
      {
        waiting += [no.unwrapped, yes.unwrapped]
        continue
      }
      let found = judge(chain, of: CallChain(node))
      if let answer, answer.truth != found.truth {
        let words = "\(ShortText.of(expression)) is like that on one branch only"
        return Judgement(.unknown, words)
      }
      answer = answer ?? found
    }
    return answer ?? Judgement(.unknown)
  }

  private func judge(_ chain: Chain, of found: CallChain) -> Judgement {
    var result = Judgement(.yes)
    for judgement in [
      judge(isImplicit: chain.isImplicit, of: found), judge(calls: chain.calls, of: found),
      judge(rootMemberOf: chain.rootMemberOf, of: found),
      judge(rootOwnMemberOf: chain.rootOwnMemberOf, of: found),
      judge(rootConforms: chain.rootConforms, of: found),
    ] {
      if judgement.truth == .no { return judgement }
      if judgement.truth == .unknown { result = judgement }
    }
    return result
  }

  private func judge(isImplicit: Bool?, of chain: CallChain) -> Judgement {
    guard let isImplicit else { return Judgement(.yes) }
    let isFound = chain.implicitMember != nil
    return isFound == isImplicit
      ? Judgement(.yes)
      : Judgement(.no, "the code \(isFound ? "begins" : "does not begin") with a dot")
  }

  private func judge(calls: [String]?, of chain: CallChain) -> Judgement {
    guard let calls else { return Judgement(.yes) }
    return chain.calledNames.contains(where: calls.contains)
      ? Judgement(.yes) : Judgement(.no, "none of \(calls.joined(separator: ", ")) is called")
  }

  private func judge(rootMemberOf type: String?, of chain: CallChain) -> Judgement {
    guard let type else { return Judgement(.yes) }
    if let name = chain.implicitMember {
      guard let found = ImplicitMembers(facts: file).type(of: name) else {
        let because = "the code does not tell which type .\(name.text) belongs to"
        return Judgement(.unknown, ".\(name.text)", because: because)
      }
      return file.sdk.unqualified(TypeText.withoutArguments(found)) == type
        ? Judgement(.yes)
        : Judgement(
          .no, ".\(name.text)", because: ".\(name.text) is \(HiddenName.shown(found)), not \(type)")
    }
    guard chain.member(of: type) != nil else {
      return Judgement(.no, "the code does not begin with a member of \(type)")
    }
    return Judgement(.yes)
  }

  private func judge(rootOwnMemberOf type: String?, of chain: CallChain) -> Judgement {
    guard let type else { return Judgement(.yes) }
    let none = "the code does not begin with a member that the project declares in \(type)"
    guard let name = chain.implicitMember?.identifierText ?? chain.member(of: type),
      let nominal = file.type(named: type, at: chain.root), nominal.hasStatic(named: name)
    else { return Judgement(.no, none) }
    return Judgement(.yes, "\(name) is declared in \(type)")
  }

  private func judge(rootConforms name: String?, of chain: CallChain) -> Judgement {
    guard let name else { return Judgement(.yes) }
    return file.conformances.conforms(chain.beginning, to: name)
  }
}

extension Node {
  /// The name of the method that a call calls; other code is its own name.
  var nameNode: Node {
    let callee = kind == .callExpression ? firstChild : nil
    return callee?.child(.suffix)?.child(.suffix) ?? self
  }
}

extension [Int] {
  /// Whether the version is lower; parts that are missing count as 0.
  func isBefore(_ other: [Int]) -> Bool {
    for index in 0..<Swift.max(count, other.count) {
      let (mine, theirs) = (index < count ? self[index] : 0, index < other.count ? other[index] : 0)
      if mine != theirs { return mine < theirs }
    }
    return false
  }
}

extension PlatformVersion {
  var shown: String {
    "\(platform) \(version.map(String.init).joined(separator: "."))"
  }
}
