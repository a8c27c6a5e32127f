import CodeFacts
import Rewriting
import SyntaxTrees

extension ProjectStep {
  /// Leaves out those units without which the verifier accepts each file that it accepted before.
  mutating func verify(with verifier: TextVerifier) {
    while !unseen.isEmpty {
      let failing = failingChanges(verifier)
      unseen = []
      let groups = failing.map { change, failure in
        Suspects(members: change.applied.map { Member(unit: $0, change: change) }, failure: failure)
      }
      let guilty = Halving.guilty(in: groups) { verifier($0.compactMap(text)) }
      for (member, reason) in guilty {
        ruledOut[member.change.index, default: [:]][member.unit] = reason
      }
      composeWhole(Set(guilty.map(\.member.change.index)).sorted())
    }
  }

  /// A unit's part in a file.
  private struct Member {
    let unit: Int
    let change: Change
  }

  /// What parts of units make of their file; nil for no parts.
  private func text(of members: [Member]) -> FileText? {
    guard let change = members.first?.change else { return nil }
    let parts = members.compactMap { units[$0.unit].part(in: change.index) }
    let context = RewriteContext(tree: change.file.tree)
    return FileText(path: change.file.path, bytes: ChangeSet(parts, in: context).result)
  }

  /// Of the changes that the verifier has not seen, those whose results it rejects although it
  /// accepts the files as they were, and why.
  private mutating func failingChanges(
    _ verifier: TextVerifier
  ) -> [(change: Change, failure: String)] {
    let asked = changes(of: unseen.subtracting(unverified.keys))
    guard !asked.isEmpty else { return [] }
    let new = asked.map { FileText(path: $0.file.path, bytes: $0.step.newTree.source) }
    let rejected = zip(asked, verifier(new)).compactMap { change, failure in
      failure.map { (change: change, failure: $0) }
    }
    guard !rejected.isEmpty else { return [] }
    let old = rejected.map { FileText(path: $0.change.file.path, bytes: $0.change.file.bytes) }
    var result: [(change: Change, failure: String)] = []
    for (item, oldFailure) in zip(rejected, verifier(old)) {
      if let oldFailure {
        unverified[item.change.index] = oldFailure
      } else {
        result.append(item)
      }
    }
    return result
  }
}
