/// Gives a draft the compiler's structure.
///
/// The grammar's leaves are nearly always right, but how it nests operators, effects, members and
/// calls is often not: in `try a.b()` the effect covers `a.b` alone, in `a + f(b)` the sum is what
/// is called. Each largest cluster of such nodes is taken apart into the row of its pieces, and
/// put together again by Swift's rules. Nothing here recurses: chains may be thousands of links
/// long.
struct Regrouper {
  var draft: DraftTree
  let source: [UInt8]
  var operators: OperatorTable

  /// Nodes that are still to be looked at, with all below them.
  var pending: [DraftID] = []
  /// The pieces of the cluster at hand.
  var items: [ClusterItem] = []
  /// The comments in the cluster at hand, in order.
  var comments: [DraftID] = []
  /// Working space of the rebuilding.
  var operands: [Operand] = []
  var marks: [Mark] = []
  var steps: [FlatteningStep] = []
  /// Whether the nesting of the cluster at hand hangs on an operator that is declared elsewhere.
  var isAmbiguous = false

  /// Regroups a draft whose nodes begin and end with tokens, not with comments.
  static func regroup(_ draft: consuming DraftTree, source: [UInt8]) -> DraftTree {
    var regrouper = Regrouper(draft: draft, source: source)
    regrouper.run()
    return regrouper.draft
  }

  private init(draft: DraftTree, source: [UInt8]) {
    operators = OperatorTable(declaredIn: draft, source: source)
    self.draft = draft
    self.source = source
  }

  private mutating func run() {
    guard !draft.nodes.isEmpty else { return }
    pending.append(draft.root)
    while let id = pending.popLast() {
      let kind = draft.nodes[Int(id)].kind
      if !Self.clusterKinds.contains(kind) {
        visitChildren(of: id)
      } else if !isSoundSpine(id) {
        regroupCluster(id)
      }
    }
  }

  /// Puts the nodes below a node that is no part of a cluster on the list.
  private mutating func visitChildren(of id: DraftID) {
    var previous: DraftID = -1
    var child = draft.nodes[Int(id)].firstChild
    while child >= 0 {
      let node = draft.nodes[Int(child)]
      if node.kind == .throwKeyword, id == draft.root {
        joinThrow(child)
      } else if node.firstChild >= 0 {
        if node.kind == Self.questionMark {
          unwrapMark(child)
          if previous >= 0, canHoldOptional(id, previous, mark: child) {
            joinMark(child, to: previous)
            child = node.next
            continue
          }
        } else {
          pending.append(child)
        }
      }
      previous = child
      child = draft.nodes[Int(child)].next
    }
  }

  /// The grammar wraps some question marks into a node of the same name; the mark alone remains.
  func isWrappedMark(_ id: DraftID) -> Bool {
    draft.nodes[Int(id)].kind == Self.questionMark && draft.nodes[Int(id)].firstChild >= 0
  }

  mutating func unwrapMark(_ id: DraftID) { draft.nodes[Int(id)].firstChild = -1 }

  private mutating func regroupCluster(_ id: DraftID) {
    guard flatten(id) else { return giveUp(on: id) }
    joinTypesOfCasts()
    guard isWellFormed() else { return giveUp(on: id) }
    // From here on nothing fails, and the draft is changed.
    splitOperators()
    readGenericArguments()
    for item in items { visitLater(item) }
    replace(id, by: rebuild())
  }

  private mutating func visitLater(_ item: ClusterItem) {
    if isWrappedMark(item.node) {
      unwrapMark(item.node)
    } else if draft.nodes[Int(item.node)].firstChild >= 0 {
      pending.append(item.node)
    }
    var node = item.tail
    while node >= 0 {
      if draft.nodes[Int(node)].firstChild >= 0 { pending.append(node) }
      node = draft.nodes[Int(node)].next
    }
  }

  /// Puts a node where another one stands.
  ///
  /// The old number stays, so that links to it hold.
  private mutating func replace(_ id: DraftID, by new: Operand) {
    guard new.node != id else { return }
    var node = draft.nodes[Int(new.node)]
    node.field = draft.nodes[Int(id)].field
    node.next = draft.nodes[Int(id)].next
    draft.nodes[Int(id)] = node
  }

  /// Leaves a cluster as the grammar nests it, marks it, and goes on with what it holds.
  private mutating func giveUp(on id: DraftID) {
    var stack = [id]
    while let node = stack.popLast() {
      draft.nodes[Int(node)].flags.insert(.uncertain)
      var child = draft.nodes[Int(node)].firstChild
      while child >= 0 {
        if Self.clusterKinds.contains(draft.nodes[Int(child)].kind) {
          stack.append(child)
        } else if isWrappedMark(child) {
          unwrapMark(child)
        } else if draft.nodes[Int(child)].firstChild >= 0 {
          pending.append(child)
        }
        child = draft.nodes[Int(child)].next
      }
    }
  }

  func text(of id: DraftID) -> String {
    let node = draft.nodes[Int(id)]
    let range = (Int(node.start)..<Int(node.end)).clamped(to: 0..<source.count)
    return String(decoding: source[range], as: UTF8.self)
  }

  /// The text of an operator: the name of its kind, if that is a token.
  func operatorText(of id: DraftID) -> String {
    let kind = draft.nodes[Int(id)].kind
    return kind.isNamed ? text(of: id) : kind.name
  }
}

extension Regrouper {
  static let questionMark = Kind(knownToken: "?")
  static let period = Kind(knownToken: ".")
  static let colon = Kind(knownToken: ":")
  static let openParenthesis = Kind(knownToken: "(")
  static let closeParenthesis = Kind(knownToken: ")")
  /// What begins an interpolation of a string.
  static let interpolationStart = Kind(knownToken: "\\(")
  static let openBracket = Kind(knownToken: "[")
  static let closeBracket = Kind(knownToken: "]")
  static let comma = Kind(knownToken: ",")
  static let lessThan = Kind(knownToken: "<")
  static let greaterThan = Kind(knownToken: ">")
  static let ampersand = Kind(knownToken: "&")

  /// Operators between two operands, other than assignments and casts.
  static let binaryKinds = KindSet([
    .multiplicativeExpression, .additiveExpression, .rangeExpression, .infixExpression,
    .nilCoalescingExpression, .equalityExpression, .comparisonExpression, .conjunctionExpression,
    .disjunctionExpression, .bitwiseOperation,
  ])

  /// Effects and operators that are written as words before an operand.
  static let effectKinds = KindSet([
    .tryExpression, .awaitExpression, .unsafeExpression, .consumeExpression,
  ])

  /// The nodes that clusters are made of.
  static let clusterKinds = KindSet([
    .multiplicativeExpression, .additiveExpression, .rangeExpression, .infixExpression,
    .nilCoalescingExpression, .equalityExpression, .comparisonExpression, .conjunctionExpression,
    .disjunctionExpression, .bitwiseOperation, .tryExpression, .awaitExpression, .unsafeExpression,
    .consumeExpression, .prefixExpression, .postfixExpression, .callExpression,
    .navigationExpression, .ternaryExpression, .asExpression, .checkExpression, .assignment,
    .directlyAssignableExpression, .constructorExpression, .openStartRangeExpression,
    .openEndRangeExpression, .genericExpression, .optionalChainingExpression,
  ])
}
