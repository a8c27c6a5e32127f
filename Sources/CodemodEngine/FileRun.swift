import Rewriting
import SyntaxTrees
import TextEditing

/// The passes over one file, from its original text to one that nothing is left to do in.
struct FileRun {
  private let file: SourceFile
  private let engine: Engine
  private let parser: SyntaxParser
  private let lines: LineTable
  /// The first place of the original that the parser cannot read.
  private let unread: LinePosition?
  private var tree: SyntaxTree
  private var history: EditHistory
  private var rewrites: [String: Int] = [:]
  private var remarks: [Finding] = []
  private var quarantine = Quarantine()
  private var rivalries = Rivalries()
  private var loop = LoopDetector()
  /// What the first pass found and held back, which saw the original text.
  private var firstNotes: [FilePass.Note]?
  private var firstWithheld: [FilePass.Note] = []

  init(file: SourceFile, engine: Engine, parser: SyntaxParser) {
    self.file = file
    self.engine = engine
    self.parser = parser
    tree = parser.parse(file.bytes)
    lines = LineTable(file.bytes)
    unread = tree.errors.first.map { [lines] in lines.position(at: $0.start) }
    history = EditHistory(byteCount: file.bytes.count)
  }

  /// Runs passes until one finds nothing to do.
  mutating func outcome() -> FileOutcome {
    if tree.isUnread {
      return failure("the parser gave up on this file: it nests too deep, or is no Swift")
    }
    while true {
      // What one codemod writes may be what another one looks for.
      let codemods = engine.prefilter.candidates(in: tree.source)
      var pass = FilePass(tree: tree, file: file, engine: engine, codemods: codemods)
      if firstNotes == nil { (firstNotes, firstWithheld) = (pass.notes, pass.withheld) }
      let units = pass.units.filter { !quarantine.holds($0) }
      guard !units.isEmpty else { return outcome(of: pass) }
      let step = RewriteStep(units: units, context: pass.context, parser: parser)
      if let names = loop.names(closedBy: step, from: tree.source) {
        let codemods = names.joined(separator: ", ")
        return failure("\(codemods) would go on changing this file for ever; nothing was changed")
      }
      take(step)
    }
  }

  /// Takes over what came of a pass.
  private mutating func take(_ step: RewriteStep) {
    for rejection in step.rejected {
      leaveOut(rejection.unit, because: rejection.reason)
    }
    for unit in step.applied {
      rewrites[unit.derivation.codemod, default: 0] += 1
      rivalries.settle(unit.derivation.codemod, in: unit.place)
      remarks += findings(remarkedBy: unit)
    }
    for deferral in step.deferred {
      guard let rival = deferral.winner else {
        leaveOut(deferral.unit, because: "its changes are at odds with each other")
        continue
      }
      rivalries.settle(deferral.unit.derivation.codemod, in: deferral.unit.place)
      rivalries.add(deferral.unit, rival: rival, originalOffset: originalStart(of: deferral.unit))
    }
    quarantine.move(step.newRange)
    rivalries.move(step.newRange)
    history.apply(step.attributedEdits)
    tree = step.newTree.telling(originalLines(of: step.newTree))
  }

  private mutating func leaveOut(_ unit: RewriteUnit, because reason: String) {
    quarantine.add(unit, reason: reason, originalOffset: originalStart(of: unit))
  }

  private func findings(remarkedBy unit: RewriteUnit) -> [Finding] {
    guard !unit.remarks.isEmpty else { return [] }
    let offset = originalStart(of: unit)
    return unit.remarks.map {
      Finding(
        codemod: unit.derivation.codemod, offset: offset, position: lines.position(at: offset),
        reason: $0, isRemark: true)
    }
  }

  private func originalStart(of unit: RewriteUnit) -> Int {
    history.originalOffsets(of: [tree.lines.offset(of: unit.derivation.position)])[0]
  }

  /// For each line of the present text the line of the original that it is, or that it replaces.
  private func originalLines(of tree: SyntaxTree) -> [Int] {
    history.originalOffsets(of: tree.lines.starts).map { lines.position(at: $0).line }
  }

  private mutating func outcome(of pass: FilePass) -> FileOutcome {
    var outcome = FileOutcome(path: file.path)
    outcome.original = file.bytes
    outcome.withheld = withheld(by: pass)
    outcome.unread = unread
    outcome.findings = findings(of: pass)
    if tree.source != file.bytes {
      outcome.result = tree.source
      outcome.edits = history.edits
      outcome.rewrites = rewrites
    }
    return outcome
  }

  private func failure(_ message: String) -> FileOutcome {
    var outcome = FileOutcome(path: file.path)
    outcome.original = file.bytes
    outcome.error = message
    return outcome
  }

  private mutating func findings(of pass: FilePass) -> [Finding] {
    for note in pass.notes { rivalries.settle(note.codemod, in: note.offset..<note.offset) }
    var findings = originalNotes(pass.notes, first: firstNotes ?? []).map { note in
      Finding(
        codemod: note.codemod, offset: note.offset, position: lines.position(at: note.offset),
        reason: note.reason)
    }
    findings += remarks + quarantine.findings(lines) + rivalries.findings(lines)
    var seen: Set<Finding> = []
    return findings.filter { seen.insert($0).inserted }.sorted {
      ($0.offset, $0.codemod, $0.reason) < ($1.offset, $1.codemod, $1.reason)
    }
  }

  private func withheld(by pass: FilePass) -> [Withheld] {
    originalNotes(pass.withheld, first: firstWithheld).map { note in
      Withheld(
        codemod: note.codemod, offset: note.offset, position: lines.position(at: note.offset),
        reason: note.reason)
    }.sorted { ($0.offset, $0.codemod, $0.reason) < ($1.offset, $1.codemod, $1.reason) }
  }

  /// The notes in terms of the original text; `first` are those of the first pass.
  ///
  /// Code that was moved is text that was put there, of which the history does not know whence it
  /// came. But what is noted of it was noted before it moved.
  private func originalNotes(
    _ notes: [FilePass.Note], first: [FilePass.Note]
  ) -> [FilePass.Note] {
    let offsets = history.originalOffsets(of: notes.map(\.offset))
    let told = zip(notes, offsets).map { note, offset in
      FilePass.Note(codemod: note.codemod, offset: offset, reason: note.reason)
    }
    let known = Set(first)
    let all = Set(told)
    var moved = first.filter { !all.contains($0) }
    return told.map { note in
      guard !known.contains(note),
        let origin = moved.firstIndex(where: {
          $0.codemod == note.codemod && $0.reason == note.reason
        })
      else { return note }
      return moved.remove(at: origin)
    }
  }
}
