/// Where time went, in nanoseconds, all threads taken together.
public struct TimeSheet: Sendable, Equatable {
  /// What each phase took.
  public var phases: PhaseTimes
  /// What belongs to no phase.
  public var other: UInt64
  /// For each codemod, by its id, what was done for it alone.
  public var codemods: [String: PhaseTimes]
  /// For each file, by its path, what was done for it, whoever asked for that.
  public var files: [String: PhaseTimes]

  /// How many files were found that the run is about.
  public var foundFiles: Int
  /// How long it took from beginning to end.
  public var elapsed: UInt64

  /// Creates a time sheet.
  public init(
    phases: PhaseTimes = PhaseTimes(), other: UInt64 = 0, codemods: [String: PhaseTimes] = [:],
    files: [String: PhaseTimes] = [:], foundFiles: Int = 0, elapsed: UInt64 = 0
  ) {
    self.phases = phases
    self.other = other
    self.codemods = codemods
    self.files = files
    self.foundFiles = foundFiles
    self.elapsed = elapsed
  }

  /// What all of it took together.
  public var total: UInt64 { phases.total + other }

  /// How many files took part in a phase.
  public func fileCount(in phase: Phase) -> Int { files.values.count { $0[phase] > 0 } }

  /// Adds the sheet of another thread, which ran at the same time.
  static func += (sheet: inout TimeSheet, other: TimeSheet) {
    sheet.phases += other.phases
    sheet.other += other.other
    sheet.foundFiles += other.foundFiles
    for (codemod, times) in other.codemods {
      sheet.codemods[codemod, default: PhaseTimes()] += times
    }
    for (file, times) in other.files { sheet.files[file, default: PhaseTimes()] += times }
  }
}
