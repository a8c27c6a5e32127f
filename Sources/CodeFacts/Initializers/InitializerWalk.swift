import SyntaxTrees

/// Follows the control flow of one initializer and keeps what is assigned where.
///
/// Closures and local functions are not run. A path that ends by `throw`, `return nil` or a call
/// that never returns makes no value and needs no assignment.
struct InitializerWalk {
  let function: Function
  let type: NominalType
  let properties: StoredProperties
  /// The facts of the file that is told of the initializer.
  let facts: FileFacts
  let uses: SelfUses
  /// The names of functions that never return.
  let neverReturning: Set<String>

  /// Ends of paths that give a value, with the `return`.
  var exits: [(state: FlowState, exit: Node?)] = []
  var assignments: [InitializerFlow.Assignment] = []
  var earlyUses: [Int: Node] = [:]
  /// Statements that `break` and `continue` may leave, the innermost last.
  var breakables: [Breakable] = []
  /// For each `do` with catches around the place, the states in which an error may be thrown.
  var thrown: [[FlowState]] = []
  /// Blocks of `defer` that are still to run, the last first.
  var deferred: [Node] = []
  /// Whether a block of `defer` is being run.
  var isDeferring = false
  var depth = 0
  /// Nested deeper than any code that people write.
  static let deepest = 200

  struct Breakable {
    let label: String?
    let isLoop: Bool
    let isBare: Bool
    let deferCount: Int
    var breaks: [FlowState] = []
    var continues: [FlowState] = []
  }

  init(_ function: Function, of type: NominalType, properties: StoredProperties, facts: FileFacts) {
    self.function = function
    self.type = type
    self.properties = properties
    self.facts = facts
    uses = SelfUses(in: function, of: type, properties: properties, facts: facts)
    let own = facts.functionsWithoutReturn
    neverReturning = Self.neverReturning.union(own.map(\.name))
  }

  mutating func run() -> InitializerFlow {
    let block = function.body?.child(.statements)
    if let end = walk(block: block, from: FlowState()) { exits.append((end, nil)) }
    var flow = InitializerFlow(function: function)
    for (index, property) in properties.all.enumerated() {
      flow.outcomes[property.name] = outcome(of: index)
      flow.earlyUses[property.name] = earlyUses[index]
    }
    flow.assignments = assignments
    return flow
  }

  private func outcome(of index: Int) -> InitializerFlow.Outcome {
    if let words = exits.lazy.compactMap({ $0.state.unclear[index] }).first {
      return .unknown(words)
    }
    if exits.allSatisfy({ $0.state.assigned.contains(index) }) { return .everyPath }
    let isAssignedAnywhere = assignments.contains { $0.property == properties.all[index].name }
    guard isAssignedAnywhere || exits.contains(where: { $0.state.touched.contains(index) }) else {
      return .never
    }
    let name = properties.all[index].name
    for exit in exits where !exit.state.assigned.contains(index) {
      if let gap = exit.state.gaps[index] { return .somePaths("\(name) is not assigned \(gap)") }
      if let end = exit.exit {
        return .somePaths("the init returns at \(facts.place(of: end)) before it assigns \(name)")
      }
    }
    return .somePaths("\(name) is not assigned on the path to the end of the init")
  }

  /// Notes what an expression reads, and that it may throw.
  mutating func evaluate(_ node: Node, in state: FlowState) {
    evaluate(node.range, in: state)
    if mayThrow(node) { noteThrow(state) }
  }

  mutating func evaluate(_ range: Range<Int>, in state: FlowState) {
    for use in uses.uses(in: range) {
      if let property = use.property {
        if !state.assigned.contains(property), earlyUses[property] == nil {
          earlyUses[property] = use.node
        }
      } else {
        for property in properties.all.indices
        where !state.assigned.contains(property) && earlyUses[property] == nil {
          earlyUses[property] = use.node
        }
      }
    }
  }

  mutating func noteThrow(_ state: FlowState) {
    guard !thrown.isEmpty else { return }
    thrown[thrown.count - 1].append(state)
  }

  /// Whether a `try` stands in an expression, outside closures.
  private func mayThrow(_ node: Node) -> Bool {
    var id = node.id
    let end = node.tree.subtreeEnd(of: node.id)
    while id < end {
      let kind = node.tree.kind(of: id)
      if kind == .lambdaLiteral || kind == .functionDeclaration {
        id = node.tree.subtreeEnd(of: id)
        continue
      }
      if kind == .tryOperator, node.tree.text(in: node.tree.range(of: id)) == "try" { return true }
      id += 1
    }
    return false
  }

  /// Sets a property, and notes in what order that happens.
  mutating func assign(_ index: Int, by node: Node, in state: inout FlowState) {
    let others = properties.unset.subtracting(state.assigned).subtracting([index])
    assignments.append(
      InitializerFlow.Assignment(
        node: node, property: properties.all[index].name, isBeforeOthers: !others.isEmpty,
        unassigned: names(of: properties.all.indices.filter { !state.assigned.contains($0) }),
        isRepeated: state.touched.contains(index)))
    // A block of `defer` captures what it assigns, which must have a value then.
    if isDeferring, !state.assigned.contains(index), earlyUses[index] == nil {
      earlyUses[index] = node
    }
    state.assign(index)
  }

  private func names(of indices: [Int]) -> Set<String> {
    Set(indices.map { properties.all[$0].name })
  }

  /// Runs the blocks of `defer` behind the first `count`, the last first.
  mutating func runDeferred(downTo count: Int, in state: FlowState?) -> FlowState? {
    var state = state
    let all = deferred
    let wasDeferring = isDeferring
    isDeferring = true
    defer { isDeferring = wasDeferring }
    for block in all[min(count, all.count)...].reversed() {
      guard let before = state else { return nil }
      deferred = []
      state = walk(block: block.child(.statements), from: before)
    }
    deferred = all
    return state
  }
}
