import CodeFacts
import Rewriting
import SyntaxTrees
import TextEditing

/// One file of a run, from its original text to one that nothing is left to do in.
struct FileRun: Sendable {
  /// The file as it was.
  let file: SourceFile
  /// The file as it is now.
  private(set) var current: ProjectFile
  /// Whether something may still be done to the file.
  private(set) var isOpen: Bool
  private let lines: LineTable
  private(set) var history: EditHistory
  private var rewrites: [String: Int] = [:]
  private var derivations: [AppliedDerivation] = []
  private var remarks: [Finding] = []
  private var quarantine = Quarantine()
  private var rivalries = Rivalries()
  private var loop = LoopDetector()
  /// What the last look over the file found; nil if there was nothing to look for.
  private var pass: FilePass.Result?
  /// What the first look found and held back, which saw the original text.
  private var firstNotes: [FilePass.Note]?
  private var firstWithheld: [FilePass.Note] = []
  /// The first place of the original that the parser cannot read.
  private var unread: LinePosition?
  /// The verifier's word on the text before the last changes if it is against it.
  private var unverified: String?
  private var error: String?

  /// What came of a look over a file.
  enum Look: Sendable {
    /// No codemod can have business in it.
    case nothing
    /// The parser gave up on it.
    case unread
    /// What the codemods found.
    case found(FilePass.Result)
  }

  init(file: SourceFile) {
    self.file = file
    isOpen = !file.isContext
    current = ProjectFile(path: file.path, bytes: file.bytes, modules: file.modules)
    lines = LineTable(file.bytes)
    history = EditHistory(byteCount: file.bytes.count)
  }

  /// The units of the last look that have not been left out before.
  var openUnits: [ProjectUnit] {
    isOpen ? (pass?.units ?? []).filter { !quarantine.holds($0.main) } : []
  }

  /// The names on which what the last look found depends, wherever they stand.
  var askedNames: Set<String> { isOpen ? pass?.askedNames ?? [] : [] }

  /// The matches that have to do with places.
  var related: [PlaceSelection.Related] { pass?.related ?? [] }

  /// Takes over what a look over the file found.
  mutating func take(_ look: Look) {
    switch look {
    case .nothing:
      pass = nil
      if firstNotes == nil { firstNotes = [] }
    case .unread:
      close("the parser gave up on this file: it nests too deep, or is no Swift")
    case .found(let result):
      pass = result
      guard firstNotes == nil else { return }
      (firstNotes, firstWithheld) = (result.notes, result.withheld)
      unread = current.tree.errors.first.map { [lines] in lines.position(at: $0.start) }
    }
  }

  /// Takes over the changes of a pass.
  ///
  /// - Parameters:
  ///   - step: The changes.
  ///   - unverified: Why the verifier rejects the text before them, so that it says nothing about
  ///     the one after them.
  /// - Returns: The codemods that change the file in a loop; nil if there is none.
  mutating func take(_ step: RewriteStep, unverified: String?) -> [String]? {
    let names = loop.names(closedBy: step, from: current.bytes)
    self.unverified = unverified
    quarantine.move(step.newRange)
    rivalries.move(step.newRange)
    history.apply(step.attributedEdits)
    let tree = step.newTree.telling(originalLines(of: step.newTree))
    current = ProjectFile(path: file.path, bytes: tree.source, modules: file.modules, tree: tree)
    return names
  }

  /// Gives the file up, because codemods would change it for ever.
  mutating func stop(_ codemods: [String]) {
    let names = codemods.joined(separator: ", ")
    close("\(names) would go on changing this file for ever; nothing was changed")
  }

  private mutating func close(_ message: String) {
    error = message
    isOpen = false
    current = ProjectFile(path: file.path, bytes: file.bytes, modules: file.modules)
  }

  /// A change that is about to be made in this file, in terms of its original text.
  func dependentEdit(at offset: Int, _ origin: DependentEdit.Origin) -> DependentEdit {
    let offset = history.originalOffsets(of: [offset])[0]
    return DependentEdit(
      path: file.path, offset: offset, position: lines.position(at: offset), origin: origin)
  }

  /// Notes that the changes of a match of this file are made; before they are.
  mutating func noteApplied(_ unit: RewriteUnit, with dependents: [DependentEdit]) {
    let offset = originalStart(of: unit)
    var derivation = unit.derivation
    derivation.position = lines.position(at: offset)
    derivations.append(
      AppliedDerivation(derivation: derivation, offset: offset, dependents: dependents))
    rewrites[unit.derivation.codemod, default: 0] += 1
    rivalries.settle(unit.derivation.codemod, in: unit.place)
    remarks += findings(remarkedBy: unit)
  }

  /// Notes that a match of this file gave way to another one's; before any changes are made.
  ///
  /// - Parameters:
  ///   - unit: The changes of the match.
  ///   - rival: Those that were in their way.
  ///   - isHere: Whether that was in this file.
  mutating func noteDeferred(_ unit: RewriteUnit, rival: RewriteUnit, isHere: Bool) {
    rivalries.settle(unit.derivation.codemod, in: unit.place)
    rivalries.add(
      unit, rival: rival, isHere: isHere, originalOffset: originalStart(of: unit))
  }

  /// Leaves a match of this file out of every later pass; before any changes are made.
  mutating func leaveOut(_ unit: RewriteUnit, because reason: String) {
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

  /// The byte offset that stands for a match of the present text, in the original one.
  func originalStart(of unit: RewriteUnit) -> Int {
    history.originalOffsets(of: [current.tree.lines.offset(of: unit.derivation.position)])[0]
  }

  /// The place of a byte offset of the original text.
  func position(ofOriginal offset: Int) -> LinePosition { lines.position(at: offset) }

  /// For each line of the present text the line of the original that it is, or that it replaces.
  private func originalLines(of tree: SyntaxTree) -> [Int] {
    history.originalOffsets(of: tree.lines.starts).map { lines.position(at: $0).line }
  }

  /// What became of the file.
  mutating func outcome() -> FileOutcome {
    var outcome = FileOutcome(path: file.path)
    guard error == nil else {
      outcome.original = file.bytes
      outcome.error = error
      return outcome
    }
    let isChanged = current.bytes != file.bytes
    guard isChanged || pass != nil else { return outcome }
    outcome.original = file.bytes
    outcome.withheld = withheld()
    outcome.unread = unread
    outcome.findings = findings()
    if isChanged {
      outcome.result = current.bytes
      outcome.edits = history.edits
      outcome.unverified = unverified
    }
    outcome.rewrites = rewrites
    outcome.derivations = derivations.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }.map(\.element)
    return outcome
  }

  private mutating func findings() -> [Finding] {
    let notes = pass?.notes ?? []
    for note in notes { rivalries.settle(note.codemod, in: note.offset..<note.offset) }
    var findings = originalNotes(notes, first: firstNotes ?? []).map { note in
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

  private func withheld() -> [Withheld] {
    originalNotes(pass?.withheld ?? [], first: firstWithheld).map { note in
      Withheld(
        codemod: note.codemod, offset: note.offset, position: lines.position(at: note.offset),
        reason: note.reason)
    }.sorted { ($0.offset, $0.codemod, $0.reason) < ($1.offset, $1.codemod, $1.reason) }
  }

  /// The notes in terms of the original text; `first` are those of the first look.
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
