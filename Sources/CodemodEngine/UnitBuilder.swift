import CodeFacts
import QueryLanguage
import Rewriting
import SyntaxTrees
import TextEditing

/// Makes the one unit of a match: its own changes, those beside it, and those of the dependent
/// rules; or says why there can be none.
struct UnitBuilder {
  let match: Match
  private let rule: Rule
  private let computed: CaptureComputation.Result
  let evaluator: FactEvaluator
  private let sites: EditSites
  private let dependents: [DependentSearch.Place]

  init(
    _ computed: CaptureComputation.Result, rule: Rule, evaluator: FactEvaluator, sites: EditSites
  ) {
    match = computed.match
    self.computed = computed
    self.rule = rule
    self.evaluator = evaluator
    self.sites = sites
    dependents =
      rule.then.isEmpty
      ? []
      : DependentSearch(match: match, evaluator: evaluator)
        .places(of: rule.then, withMatch: rule.action.keepsMatch)
  }

  var home: EditSites.Site { sites.site(of: match.node) }

  /// The unit, whole.
  ///
  /// - Throws: What keeps a part of it from being made; then nothing of it may be.
  func build(_ derivation: Derivation) throws(Problem) -> ProjectUnit {
    try checkObstacles()
    var changes = try self.changes(of: rule.action, for: computed, carried: carriedRanges)
    var companions: [ProjectUnit.Companion] = []
    for extra in rule.extras {
      let own = try self.changes(of: extra)
      changes += own
      companions += own.prefix(1).map {
        .init(file: home.index, offset: $0.range.lowerBound, origin: extra.origin)
      }
    }
    for (place, codes) in addedMembers {
      let own = try self.changes(adding: codes, at: place)
      changes += own
      companions += own.suffix(1).map {
        .init(file: home.index, offset: $0.range.lowerBound, origin: .addMember)
      }
    }
    var others: [Int: RewriteUnit] = [:]
    for (number, rule, place) in dependents {
      let index = sites.site(of: place.node).index
      companions.append(
        .init(file: index, offset: place.range.lowerBound, origin: .then(rule: number)))
      let computed = CaptureComputation(evaluator: evaluator, sites: sites)
        .result(for: place, of: rule.lets)
      if let missing = computed.problem { throw missing }
      let found = computed.match
      try check(rule.requirements, of: found)
      let moved = rule.moved.compactMap { found.captures[$0]?.range }
      var own = try self.changes(of: rule.action, for: computed, carried: moved)
      if rule.isDocumented, let change = changeDocumenting(found.node) { own.insert(change, at: 0) }
      for insertion in rule.insertions where holds(insertion.condition, in: found) {
        own.append(try change(inserting: insertion, at: found))
      }
      for attribute in rule.attributes {
        own.append(try change(adding: attribute, to: found))
      }
      guard !own.isEmpty else { continue }
      if index == home.index {
        changes += own
      } else {
        // Among the matches of that file it stands where its first change does.
        let place = others[index]?.place ?? found.range
        let before = others[index]?.changes ?? []
        others[index] = RewriteUnit(derivation: derivation, place: place, changes: before + own)
      }
    }
    let main = RewriteUnit(
      derivation: derivation, place: match.range, changes: changes, remarks: remarks, names: names)
    return ProjectUnit(home: home.index, main: main, others: others, companions: companions)
  }

  /// The change that gives a declaration the documentation of the one that the match takes away, if
  /// it has none.
  private func changeDocumenting(_ declaration: Node) -> Change? {
    let rewriter = sites.site(of: declaration).rewriter
    guard rewriter.documentation(of: declaration) == nil else { return nil }
    return home.rewriter.documentation(of: match.node).map {
      rewriter.insert($0, before: declaration)
    }
  }

  /// The names that were free in their types and are not any more, behind those of the types.
  private var names: Set<String> {
    let type = evaluator.declaration(aroundOrAt: match)?.path ?? ""
    return Set(
      rule.lets.compactMap { computed in
        guard case .freeName = computed.value else { return nil }
        return match.captures[computed.name].map { "\(type).\($0.text)" }
      })
  }

  /// What people should look at after the changes.
  private var remarks: [String] {
    rule.remarks.filter { holds($0.condition) }.map {
      MessageText.filled($0.text, with: match.captures)
    }
  }

  private func checkObstacles() throws(Problem) {
    if let obstacle = obstacleToMatch { throw Problem(reason: obstacle.reason("this code")) }
    for (_, rule, found) in dependents {
      let site = sites.site(of: found.node)
      let code = "the code at \(evaluator.file.place(of: found.node)), which goes with this"
      if site.isFixed {
        throw Problem(
          reason: "\(code), is in a file that is not to be changed; run over both files")
      }
      guard let obstacle = obstacle(against: found, doing: rule.action, in: site) else { continue }
      throw Problem(reason: obstacle.reason(code))
    }
  }

  /// What is in the way of doing something with the match itself.
  private var obstacleToMatch: Obstacle? {
    switch rule.action {
    case .keep: nil
    // What fills a block reads its conditional compilation, and touches none of its code.
    case .fill: home.obstacles.isUnreadable(match.range) ? .unreadable : nil
    default: obstacle(against: match, doing: rule.action, in: home)
    }
  }

  private func obstacle(
    against match: Match, doing action: Action, in site: EditSites.Site
  ) -> Obstacle? {
    guard case .rewrite(let template) = action else {
      return site.obstacles.obstacle(against: match)
    }
    let shown = template.captures.union(namesInMembers)
    return site.obstacles.obstacle(against: match, showing: shown)
  }

  /// The captures that added members show.
  private var namesInMembers: Set<String> {
    rule.extras.reduce(into: []) { names, extra in
      if case .addMember(let member) = extra { names.formUnion(member.captures) }
    }
  }

  private func changes(
    of action: Action, for computed: CaptureComputation.Result, carried: [Range<Int>] = []
  ) throws(Problem) -> [Change] {
    let match = computed.match
    switch action {
    case .rewrite(let template):
      if template.addsTrailingClosure(to: match.pattern),
        evaluator.judge(.inStatementHead, in: match, captures: match.captures).truth == .yes
      {
        throw Problem(
          reason: "a trailing closure in the header of a statement reads as its body; move this "
            + "call into a constant before it, then run again")
      }
      do throws(RewriteFailure) {
        return try sites.site(of: match.node).rewriter.rewrite(
          match, to: template, carried: carried, separators: computed.separators)
          + computed.pieces
      } catch {
        throw Problem(reason: "\(error.message); rewrite this by hand")
      }
    case .remove(let removal):
      guard
        let changes = sites.site(of: match.node).rewriter.remove(
          removal, around: match.nodes, carried: carried)
      else {
        throw Problem(reason: "there is no \(removal.rawValue) to remove here; do this by hand")
      }
      return changes
    case .extract(let extraction): return try changes(extracting: extraction)
    case .fill(let text): return try changes(filling: match, with: text)
    case .keep: return computed.pieces
    case .check, .note: return []
    }
  }

  private func changes(filling match: Match, with text: String) throws(Problem) -> [Change] {
    switch BlockGaps.of(match.node) {
    case nil: throw Problem(reason: "this is no block of code; do this by hand")
    case .unclear?:
      throw Problem(reason: "conditional compilation cuts through this block; do this by hand")
    case .severalConditions?:
      throw Problem(
        reason: "all code here stands in several #if; put `\(text)` where none of them holds")
    case BlockGaps.none?: return []
    case .places(let gaps)?:
      return home.rewriter.fill(
        gaps, of: match.node, with: MessageText.filled(text, with: match.captures))
    }
  }

  /// An edit away from the match.
  private func changes(of extra: ExtraEdit) throws(Problem) -> [Change] {
    switch extra {
    case .addImport(let module):
      let bringers = evaluator.file.sdk.reExports.filter { $0.value.contains(module) }.keys
      return home.rewriter.addImport(module, broughtBy: Set(bringers)).map { [$0] } ?? []
    case .insert(let insertion):
      return holds(insertion.condition) ? [try change(inserting: insertion, at: match)] : []
    case .addAttribute(let attribute): return [try change(adding: attribute, to: match)]
    // All that come to the same place are added together.
    case .addMember: return []
    }
  }

  private func change(adding attribute: String, to match: Match) throws(Problem) -> Change {
    let rewriter = sites.site(of: match.node).rewriter
    guard match.nodes.count == 1, let change = rewriter.addAttribute(attribute, to: match.node)
    else {
      throw Problem(reason: "only a declaration can get \(attribute); add it by hand")
    }
    return change
  }

  private func check(_ requirements: [Requirement], of found: Match) throws(Problem) {
    for requirement in requirements {
      let answer = evaluator.judge(requirement.fact, in: found, captures: found.captures)
      guard answer.truth == .yes else {
        throw Problem(
          reason: MessageText.filled(requirement.otherwise, with: found.captures, answer))
      }
    }
  }

  private func holds(_ condition: Fact?) -> Bool { holds(condition, in: match) }

  private func holds(_ condition: Fact?, in match: Match) -> Bool {
    guard let condition else { return true }
    return evaluator.seen(from: match.node)
      .judge(condition, in: match, captures: match.captures).truth == .yes
  }

  private func change(
    inserting insertion: InsertedText, at match: Match
  ) throws(Problem) -> Change {
    let text = MessageText.filled(insertion.text, with: match.captures)
    switch insertion.place {
    case .before(let capture):
      if let node = match.captures[capture]?.nodes.first {
        return sites.site(of: node).rewriter.insert(text, before: node)
      }
    case .after(let capture):
      if let node = match.captures[capture]?.nodes.last {
        return sites.site(of: node).rewriter.insert(text, after: node)
      }
    }
    throw Problem(reason: "there is nothing here to put `\(text)` beside; do this by hand")
  }

  /// The members that are added at each place, in order.
  private var addedMembers: [(place: AddedMember.Place, codes: [Template])] {
    let members = rule.extras.compactMap { extra in
      if case .addMember(let member) = extra, holds(member.condition) { member } else { nil }
    }
    return AddedMember.Place.allCases.map { place in
      (place, members.filter { $0.place == place }.map(\.code))
    }.filter { !$0.codes.isEmpty }
  }

  private func changes(
    adding codes: [Template], at place: AddedMember.Place
  ) throws(Problem) -> [Change] {
    guard let type = evaluator.declaration(aroundOrAt: match) else {
      throw Problem(
        reason: "this stands in no type that a member could be added to; rewrite this by hand")
    }
    if home.obstacles.isUnreadable(type.node.range) {
      let line = type.node.tree.toldLine(at: type.node.start)
      let code = "all of the type at line \(line), which a member would be added to"
      throw Problem(reason: Obstacle.unreadable.reason(code))
    }
    do throws(RewriteFailure) {
      return try home.rewriter.addMembers(
        codes, captures: match.captures, to: type.node, at: place,
        lastProperty: type.properties.last { $0.isStored && !$0.isStatic }?.node)
    } catch {
      throw Problem(reason: "\(error.message); rewrite this by hand")
    }
  }

  /// The captured code that added members take over from the match, with its comments; of what is
  /// taken away, what dependent places show.
  private var carriedRanges: [Range<Int>] {
    if case .remove = rule.action {
      let shown = dependents.reduce(into: Set<String>()) { names, dependent in
        if case .rewrite(let template) = dependent.rule.action {
          names.formUnion(template.captures)
        }
      }
      return shown.sorted().compactMap { match.captures[$0]?.range }
    }
    guard case .rewrite(let template) = rule.action else { return [] }
    return home.rewriter.rangesWithComments(
      of: namesInMembers.subtracting(template.captures), in: match.captures)
  }

  /// Checks that no name that must be handled completely would still be used after all edits.
  func checkCompleteness() throws(Problem) {
    try checkDependents()
    for completeness in rule.complete {
      let name = completeness.capture
      guard evaluator.declaration(of: name, in: match, captures: match.captures) != nil else {
        let text = match.captures[name]?.name ?? name
        throw Problem(
          reason: "the declaration of \(text) is not known, so that its uses cannot all be found; "
            + "rewrite this by hand")
      }
      let rest = evaluator.uncoveredReferences(
        to: name, scope: completeness.scope, in: match,
        captures: match.captures, handled: handledRanges(of: name))
      guard rest.isEmpty else {
        let answer = Judgement(.no, places: evaluator.file.places(of: rest))
        throw Problem(
          reason: MessageText.filled(completeness.otherwise, with: match.captures, answer))
      }
    }
  }

  /// Checks that nothing depends on the match that a rule of `then` has no answer to.
  private func checkDependents() throws(Problem) {
    let open = dependents.filter { if case .note = $0.rule.action { true } else { false } }
    guard let first = open.min(by: { $0.index < $1.index }),
      case .note(let text) = first.rule.action
    else { return }
    let places = evaluator.file.places(
      of: open.filter { $0.index == first.index }.map(\.match.node))
    throw Problem(
      reason: MessageText.filled(
        text, with: first.match.captures, Judgement(.no, places: places)))
  }

  /// The parts of the code in which a captured name is dealt with: where the matches spell the name
  /// out, and all that is taken away.
  private func handledRanges(of capture: String) -> [HandledRange] {
    ([(rule.action, match)] + dependents.map { ($0.rule.action, $0.match) }).flatMap {
      (action: Action, found: Match) in
      let ranges: [Range<Int>]
      if case .remove(let removal) = action {
        let rewriter = sites.site(of: found.node).rewriter
        ranges = (rewriter.remove(removal, around: found.nodes) ?? []).map(\.range)
      } else {
        ranges = found.ranges(of: capture)
      }
      return ranges.map { HandledRange(tree: found.node.tree, range: $0) }
    }
  }
}

extension ExtraEdit {
  fileprivate var origin: DependentEdit.Origin {
    switch self {
    case .insert: .insert
    case .addMember: .addMember
    case .addAttribute: .addAttribute
    case .addImport(let module): .addImport(module)
    }
  }
}
