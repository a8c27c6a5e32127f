/// How long phases took, in nanoseconds.
public struct PhaseTimes: Sendable, Equatable {
  private var times = [UInt64](repeating: 0, count: Phase.allCases.count)

  /// Creates times of nothing.
  public init() {}

  /// Creates times; phases that are left out took none.
  public init(_ times: [Phase: UInt64]) {
    for (phase, time) in times { self[phase] = time }
  }

  /// How long a phase took.
  public subscript(phase: Phase) -> UInt64 {
    get { times[phase.rawValue] }
    set { times[phase.rawValue] = newValue }
  }

  /// How long all phases took together.
  public var total: UInt64 { times.reduce(0, +) }

  /// Adds the times of other work.
  static func += (times: inout PhaseTimes, others: PhaseTimes) {
    for phase in Phase.allCases { times[phase] += others[phase] }
  }
}
