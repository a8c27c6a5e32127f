import QueryLanguage
import Rewriting
import SyntaxTrees

/// Which rules can match at a node, by its kind.
///
/// All rules of all codemods are dispatched by this one table, so that a file is walked once
/// whatever their number.
struct RuleTable: Sendable {
  /// A rule among all rules of a run.
  struct Reference: Sendable, Hashable {
    var codemod: Int
    var rule: Int
  }

  /// For each kind the rules whose match can begin with it, in order.
  private let byKind: [[Reference]]
  /// For each kind, whether there is any rule: the walk asks this first.
  private let isWanted: [Bool]

  init(_ codemods: [Codemod]) {
    let count = Int(Kind.all.map(\.rawValue).max() ?? 0) + 1
    var byKind = [[Reference]](repeating: [], count: count)
    for (codemodIndex, codemod) in codemods.enumerated() {
      for (ruleIndex, rule) in codemod.rules.enumerated() {
        let reference = Reference(codemod: codemodIndex, rule: ruleIndex)
        let kinds = rule.match.rootKinds ?? Set(Kind.all)
        for kind in kinds where Int(kind.rawValue) < count {
          byKind[Int(kind.rawValue)].append(reference)
        }
      }
    }
    self.init(byKind: byKind)
  }

  private init(byKind: [[Reference]]) {
    self.byKind = byKind
    isWanted = byKind.map { !$0.isEmpty }
  }

  /// The table of the rules of some codemods alone, which are told by their indices.
  func restricted(to codemods: Set<Int>) -> RuleTable {
    RuleTable(byKind: byKind.map { $0.filter { codemods.contains($0.codemod) } })
  }

  /// The nodes of a tree at which some rule can match, in preorder.
  func candidates(in tree: SyntaxTree) -> [NodeID] {
    (0..<NodeID(tree.nodeCount)).filter { isWanted[Int(tree.kind(of: $0).rawValue)] }
  }

  /// The rules whose match can begin with a node of this kind, in order.
  func rules(for kind: Kind) -> [Reference] { byKind[Int(kind.rawValue)] }
}
