import Dispatch
import Synchronization
import Testing

@testable import Profiling

@Suite struct ProfileTests {
  private let clock = FakeClock()

  /// What some work is charged to.
  private func sheet(of work: @Sendable () -> Void) async -> TimeSheet {
    let profile = Profile { [clock] in clock.now }
    await profile.record { work() }
    return profile.sheet
  }

  @Test func timeIsOfTheInnermostPhase() async {
    let sheet = await sheet { [clock] in
      clock.advance(1)
      Profile.measure(.match) {
        clock.advance(20)
        Profile.measure(.parse) { clock.advance(300) }
        clock.advance(4000)
      }
      clock.advance(50000)
    }
    #expect(sheet.phases == PhaseTimes([.match: 4020, .parse: 300]))
    #expect(sheet.other == 50001)
    #expect(sheet.total == 54321)
    #expect(sheet.elapsed == 54321)
  }

  @Test func whatIsDoneForCodemodsToBeReadCountsAsThat() async {
    let sheet = await sheet { [clock] in
      Profile.measure(.codemods) {
        Profile.measure(.parse, of: "a") { clock.advance(1) }
        Profile.fork { fork in fork.run { Profile.measure(.parse) { clock.advance(20) } } }
        clock.advance(300)
      }
      Profile.measure(.parse) { clock.advance(4000) }
    }
    #expect(sheet.phases == PhaseTimes([.codemods: 321, .parse: 4000]))
    #expect(sheet.files.isEmpty)
  }

  @Test func timeIsOfTheInnermostFile() async {
    let sheet = await sheet { [clock] in
      Profile.measure(.match, of: "a") {
        clock.advance(1)
        Profile.measure(.parse, of: "b") { clock.advance(20) }
        Profile.measure(.check) { clock.advance(300) }
      }
      Profile.measure(.write) { clock.advance(4000) }
      Profile.measure(.match, of: "a") { clock.advance(50000) }
    }
    let files = ["a": PhaseTimes([.match: 50001, .check: 300]), "b": PhaseTimes([.parse: 20])]
    #expect(sheet.files == files)
    #expect(sheet.fileCount(in: .match) == 1)
  }

  @Test func codemodsAreChargedForWhatIsDoneForThemAlone() async {
    let sheet = await sheet { [clock] in
      Profile.measure(.match, of: "a") {
        clock.advance(1)
        Profile.recorder?.codemod = "one"
        clock.advance(20)
        Profile.measure(.parse) { clock.advance(300) }
        Profile.recorder?.codemod = "two"
        Profile.measure(.rewrite) { clock.advance(4000) }
        #expect(Profile.recorder?.codemod == "two")
        Profile.recorder?.codemod = nil
        clock.advance(50000)
      }
    }
    let codemods = ["one": PhaseTimes([.match: 20]), "two": PhaseTimes([.rewrite: 4000])]
    #expect(sheet.codemods == codemods)
    #expect(sheet.phases == PhaseTimes([.match: 50021, .rewrite: 4000, .parse: 300]))
  }

  @Test func threadsAddUp() async {
    let sheet = await sheet { [clock] in
      Profile.measure(.match, of: "a") {
        clock.advance(1)
        Profile.fork { fork in
          fork.run {
            clock.advance(20)
            Profile.measure(.parse, of: "b") { clock.advance(300) }
          }
          fork.run { Profile.measure(.parse, of: "b") { clock.advance(4000) } }
          // Waiting for others is nobody's time.
          clock.advance(50000)
        }
        clock.advance(600000)
      }
    }
    #expect(sheet.phases == PhaseTimes([.match: 600021, .parse: 4300]))
    #expect(sheet.files == ["a": PhaseTimes([.match: 600021]), "b": PhaseTimes([.parse: 4300])])
    #expect(sheet.total == 604321)
    #expect(sheet.elapsed == 654321)
  }

  @Test func eachThreadHasARecorderOfItsOwn() async {
    let sheet = await sheet { [clock] in
      Profile.fork { fork in
        DispatchQueue.concurrentPerform(iterations: 40) { index in
          fork.run {
            for _ in 0..<100 {
              Profile.measure(index % 2 == 0 ? .match : .parse, of: "\(index)") {
                clock.advance(1)
              }
            }
            Profile.recorder?.noteFound(1)
          }
        }
      }
    }
    #expect(sheet.foundFiles == 40)
    // The clock is that of all, so that more may be charged than it was advanced here.
    #expect((0..<40).allSatisfy { sheet.files["\($0)"]?.total ?? 0 >= 100 })
    #expect(sheet.fileCount(in: .match) == 20 && sheet.fileCount(in: .parse) == 20)
  }

  @Test func nothingIsRecordedWhereNobodyAsks() async {
    #expect(Profile.recorder == nil)
    let profile = Profile { [clock] in clock.now }
    let result = Profile.measure(.match, of: "a") { () -> Int in
      clock.advance(1)
      Profile.fork { fork in fork.run { #expect(Profile.recorder == nil) } }
      return 7
    }
    #expect(result == 7)
    #expect(profile.sheet == TimeSheet())
    await profile.record {}
    #expect(Profile.recorder == nil)
    #expect(profile.sheet == TimeSheet())
  }

  private struct Failure: Error, Equatable {}

  @Test func whatFailsIsLeftAsWell() async {
    let sheet = await sheet { [clock] in
      #expect(throws: Failure()) {
        try Profile.measure(.read, of: "a") { () throws(Failure) in
          clock.advance(1)
          throw Failure()
        }
      }
      clock.advance(20)
    }
    #expect(sheet.phases == PhaseTimes([.read: 1]))
    #expect(sheet.other == 20)
  }
}

/// A clock that stands still until it is told otherwise.
private final class FakeClock: Sendable {
  private let time = Mutex<UInt64>(0)

  var now: UInt64 { time.withLock { $0 } }

  func advance(_ nanoseconds: UInt64) { time.withLock { $0 += nanoseconds } }
}
