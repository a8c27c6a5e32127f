import Synchronization

/// Shows on a terminal how far the work is.
final class ProgressLine: Sendable {
  private struct State {
    var finished = 0
    var lastShown = ContinuousClock.now
    var isShown = false
  }

  private static let shortestPause = Duration.milliseconds(100)
  private let sink: (any OutputSink)?
  private let total: Int
  private let state = Mutex(State())

  /// A line on `sink`, silent for nil; work that ends at once shows nothing in any case.
  init(total: Int, on sink: (any OutputSink)?) {
    self.total = total
    self.sink = sink
  }

  /// Counts one more; may be called from any thread.
  func advance() {
    guard let sink else { return }
    state.withLock { state in
      state.finished += 1
      let now = ContinuousClock.now
      guard now - state.lastShown >= Self.shortestPause else { return }
      state.lastShown = now
      state.isShown = true
      sink.write(Array("\r\u{1B}[K\(state.finished) of \(total) files".utf8))
      sink.flush()
    }
  }

  /// Takes the line away.
  func end() {
    guard let sink else { return }
    state.withLock { state in
      guard state.isShown else { return }
      state.isShown = false
      sink.write(Array("\r\u{1B}[K".utf8))
      sink.flush()
    }
  }
}
