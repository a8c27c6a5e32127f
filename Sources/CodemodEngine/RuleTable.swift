import QueryLanguage
import Rewriting
import SyntaxTrees

/// Which rules can match at a node, by its kind, and by the name that it calls.
///
/// All rules of all codemods are dispatched by this one table, so that a file is walked once
/// whatever their number.
struct RuleTable: Sendable {
  /// A rule among all rules of a run.
  struct Reference: Sendable, Hashable {
    var codemod: Int
    var rule: Int
  }

  /// The rules whose match can begin with a node of some kind.
  fileprivate struct Entry: Sendable {
    /// All of them, in order.
    var all: [Reference] = []
    /// Those of `all` that match whatever is called.
    var open: [Reference] = []
    /// For the names that rules ask for in a call: those that match calls of the name, in order.
    var byName: [[UInt8]: [Reference]] = [:]
  }

  private let entries: [Entry]
  /// For each codemod the kinds that a match of it can begin with.
  private let kinds: [[Bool]]

  init(_ codemods: [Codemod]) {
    let count = Int(Kind.all.map(\.rawValue).max() ?? 0) + 1
    var entries = [Entry](repeating: Entry(), count: count)
    var kinds = [[Bool]](repeating: Array(repeating: false, count: count), count: codemods.count)
    for (codemodIndex, codemod) in codemods.enumerated() {
      for (ruleIndex, rule) in codemod.rules.enumerated() {
        let reference = Reference(codemod: codemodIndex, rule: ruleIndex)
        let names = rule.match.calleeNames
        for kind in rule.match.rootKinds ?? Set(Kind.all) where Int(kind.rawValue) < count {
          kinds[codemodIndex][Int(kind.rawValue)] = true
          entries[Int(kind.rawValue)].add(reference, callees: names)
        }
      }
    }
    self.entries = entries
    self.kinds = kinds
  }

  /// The kinds of nodes at which rules of some codemods can match, by their raw values.
  func kinds(of codemods: [Int]) -> [Bool] {
    var wanted = Array(repeating: false, count: entries.count)
    for codemod in codemods {
      for (kind, isWanted) in kinds[codemod].enumerated() where isWanted { wanted[kind] = true }
    }
    return wanted
  }

  /// The rules that can match at a node of a tree, in order.
  func rules(at id: NodeID, of tree: SyntaxTree) -> [Reference] {
    let kind = tree.kind(of: id)
    let entry = entries[Int(kind.rawValue)]
    guard kind == .callExpression, !entry.byName.isEmpty, let name = tree.calleeName(of: id) else {
      return entry.all
    }
    return entry.byName[Array(tree.source[name])] ?? entry.open
  }
}

extension RuleTable.Entry {
  /// Adds a rule behind all others; `callees` are the names that it asks for if its match is a call.
  mutating func add(_ reference: RuleTable.Reference, callees: Set<String>?) {
    all.append(reference)
    guard let callees else {
      open.append(reference)
      for name in byName.keys { byName[name]?.append(reference) }
      return
    }
    for callee in callees {
      byName[Array(callee.utf8), default: open].append(reference)
    }
  }
}
