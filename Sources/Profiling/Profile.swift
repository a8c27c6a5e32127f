import Dispatch
import Synchronization

/// Finds out where the time of a run goes.
///
/// While ``record(_:)`` runs something, each thread that takes part has a recorder of its own, and
/// ``measure(_:of:_:)`` tells that what the thread is at. Where no profile is being recorded, measuring
/// costs next to nothing, and notes nothing.
public final class Profile: Sendable {
  /// The recorder of this thread; nil if no profile is being recorded.
  @TaskLocal public static var recorder: Recorder?

  private let clock: @Sendable () -> UInt64
  private let noted = Mutex(TimeSheet())

  /// Creates a profile by a clock, which tells nanoseconds from whenever.
  public init(clock: @escaping @Sendable () -> UInt64) { self.clock = clock }

  /// Creates a profile.
  public convenience init() { self.init { DispatchTime.now().uptimeNanoseconds } }

  func now() -> UInt64 { clock() }

  /// What was recorded, of all threads that are done.
  public var sheet: TimeSheet { noted.withLock { $0 } }

  /// Runs something, and records where its time goes.
  public func record<Result>(
    isolation: isolated (any Actor)? = #isolation, _ work: () async -> Result
  ) async -> Result {
    let start = now()
    let recorder = Recorder(for: self, at: .init())
    let result = await Self.$recorder.withValue(recorder, operation: work)
    add(recorder)
    noted.withLock { $0.elapsed = now() - start }
    return result
  }

  private func add(_ recorder: Recorder) {
    let sheet = recorder.finish()
    noted.withLock { $0 += sheet }
  }

  /// Does some work of a phase.
  ///
  /// Time counts once: what is measured in the work is not part of it.
  ///
  /// - Parameters:
  ///   - phase: The phase.
  ///   - file: The path of the file that it is about; nil if that is the same as around it.
  ///   - work: The work.
  /// - Returns: What the work returns.
  /// - Throws: What the work throws.
  public static func measure<Result, Failure: Error>(
    _ phase: Phase, of file: String? = nil, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let recorder else { return try work() }
    let place = recorder.enter(phase, of: file)
    defer { recorder.leave(to: place) }
    return try work()
  }

  /// Does work on several threads.
  ///
  /// - Parameter work: Has each thread do its part in the fork, and waits for all.
  public static func fork(_ work: (Fork) -> Void) {
    guard let recorder else { return work(Fork(origin: nil)) }
    let fork = Fork(origin: (recorder.profile, recorder.place))
    recorder.pause { work(fork) }
  }

  /// Where threads begin that do the work of one.
  public struct Fork: Sendable {
    /// What the one thread is at; nil if no profile is being recorded.
    fileprivate let origin: (profile: Profile, place: Recorder.Place)?

    /// Does the part of the present thread.
    public func run(_ part: () -> Void) {
      guard let (profile, place) = origin else { return part() }
      let recorder = Recorder(for: profile, at: place)
      Profile.$recorder.withValue(recorder, operation: part)
      profile.add(recorder)
    }
  }
}
