import Synchronization

/// Notes on one thread where its time goes.
///
/// All time is charged once: to what the thread is at when it passes.
public final class Recorder: Sendable {
  /// What a thread is at.
  struct Place: Sendable, Equatable {
    /// The phase; nil for none of them.
    var phase: Phase?
    /// The codemod that it works for; nil if for all of them.
    var codemod: String?
    /// The file that it works on.
    var file: String?
  }

  private struct State {
    var place: Place
    /// When time was charged last.
    var last: UInt64
    /// What has been charged for the present file since it is the present one.
    var file = PhaseTimes()
    var sheet = TimeSheet()

    /// Charges the time that has passed, and goes on elsewhere.
    mutating func move(to next: Place, at now: UInt64) {
      let time = now - last
      last = now
      if let phase = place.phase {
        sheet.phases[phase] += time
        file[phase] += time
        if phase.isOfCodemod, let codemod = place.codemod {
          sheet.codemods[codemod, default: PhaseTimes()][phase] += time
        }
      } else {
        sheet.other += time
      }
      if next.file != place.file {
        if let path = place.file { sheet.files[path, default: PhaseTimes()] += file }
        file = PhaseTimes()
      }
      place = next
    }
  }

  let profile: Profile
  private let state: Mutex<State>

  init(for profile: Profile, at place: Place) {
    self.profile = profile
    state = Mutex(State(place: place, last: profile.now()))
  }

  /// The codemod that the thread works for from now on; nil for all of them.
  public var codemod: String? {
    get { place.codemod }
    set {
      state.withLock { state in
        var next = state.place
        next.codemod = newValue
        state.move(to: next, at: profile.now())
      }
    }
  }

  /// Notes that files were found.
  public func noteFound(_ count: Int) { state.withLock { $0.sheet.foundFiles += count } }

  /// What the thread is at.
  var place: Place { state.withLock { $0.place } }

  /// Goes over to a phase, and to a file if one is named.
  ///
  /// - Returns: What the thread was at.
  func enter(_ phase: Phase, of file: String?) -> Place {
    state.withLock { state in
      let old = state.place
      guard old.phase?.isWhole != true else { return old }
      state.move(
        to: Place(phase: phase, codemod: old.codemod, file: file ?? old.file), at: profile.now())
      return old
    }
  }

  /// Goes back to what the thread was at.
  func leave(to place: Place) { state.withLock { $0.move(to: place, at: profile.now()) } }

  /// Has the time that some work takes not count: it is that of others.
  func pause(_ work: () -> Void) {
    leave(to: place)
    work()
    state.withLock { $0.last = profile.now() }
  }

  /// What was noted; the recorder must not be used any more.
  func finish() -> TimeSheet {
    state.withLock { state in
      state.move(to: Place(), at: profile.now())
      return state.sheet
    }
  }
}
