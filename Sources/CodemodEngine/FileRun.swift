import Rewriting
import SyntaxTrees
import TextEditing

/// The passes over one file, from its original text to one that nothing is left to do in.
struct FileRun {
  private let file: SourceFile
  private let engine: Engine
  private let codemods: [Int]
  private let parser: SyntaxParser
  private var tree: SyntaxTree
  private var history: EditHistory
  private var rewrites: [String: Int] = [:]
  private var removedComments: [String] = []
  private var quarantine = Quarantine()

  init(file: SourceFile, engine: Engine, codemods: [Int], parser: SyntaxParser) {
    self.file = file
    self.engine = engine
    self.codemods = codemods
    self.parser = parser
    tree = parser.parse(file.bytes)
    history = EditHistory(byteCount: file.bytes.count)
  }

  /// Runs all passes.
  mutating func outcome() -> FileOutcome {
    var outcome = FileOutcome(path: file.path)
    var withheld: [Withheld: Int] = [:]
    for number in 0..<Engine.mostPasses {
      let pass = FilePass(tree: tree, file: file, engine: engine, codemods: codemods)
      // Later passes find places anew that earlier ones held back: the first count is right.
      if number == 0 { withheld = pass.withheld }
      let units = pass.units.filter { !$0.changes.isEmpty && !quarantine.holds($0) }
      guard apply(units, in: pass.context) else {
        outcome.findings = findings(of: pass)
        return finish(outcome, withheld: withheld)
      }
    }
    let pass = FilePass(tree: tree, file: file, engine: engine, codemods: codemods)
    let names = Set(pass.units.map(\.derivation.codemod)).sorted().joined(separator: ", ")
    outcome.original = file.bytes
    outcome.error = "\(names) would go on changing this file for ever; nothing was changed"
    return outcome
  }

  /// Makes the changes of as many units as pass the self-check; says whether any did.
  private mutating func apply(_ units: [RewriteUnit], in context: RewriteContext) -> Bool {
    guard !units.isEmpty else { return false }
    var step = RewriteStep(units: units, context: context, parser: parser)
    let rejected = step.dropRejected()
    for (unit, reason) in rejected {
      quarantine.add(
        unit, reason: reason, originalOffset: history.originalOffset(of: unit.place.lowerBound))
    }
    let applied = step.appliedUnits
    guard !applied.isEmpty, let newTree = step.newTree else { return !rejected.isEmpty }
    history.apply(step.attributedEdits)
    quarantine.move { step.newOffset(of: $0) }
    for unit in applied { rewrites[unit.derivation.codemod, default: 0] += 1 }
    tree = newTree
    return true
  }

  private func findings(of pass: FilePass) -> [Finding] {
    let lines = LineTable(file.bytes)
    var findings = pass.notes.map { note in
      let offset = history.originalOffset(of: note.offset)
      return Finding(
        codemod: note.codemod, offset: offset, position: lines.position(at: offset),
        reason: note.reason)
    }
    findings += quarantine.findings(lines)
    var seen: Set<Finding> = []
    return findings.filter { seen.insert($0).inserted }.sorted {
      ($0.offset, $0.codemod, $0.reason) < ($1.offset, $1.codemod, $1.reason)
    }
  }

  private func finish(_ outcome: FileOutcome, withheld: [Withheld: Int]) -> FileOutcome {
    var outcome = outcome
    outcome.withheld = withheld
    outcome.original = file.bytes
    if tree.source != file.bytes {
      outcome.result = tree.source
      outcome.edits = history.edits
      outcome.rewrites = rewrites
    }
    return outcome
  }
}
