import Foundation

/// Shows on a terminal how far the work is.
final class ProgressLine: @unchecked Sendable {
  private static let shortestPause = 0.1
  private let sink: (any OutputSink)?
  private let total: Int
  private let lock = NSLock()
  private var finished = 0
  private var lastShown = Date()
  private var isShown = false

  /// A line on `sink`, silent for nil; work that ends at once shows nothing in any case.
  init(total: Int, on sink: (any OutputSink)?) {
    self.total = total
    self.sink = sink
  }

  /// Counts one more; may be called from any thread.
  func advance() {
    guard let sink else { return }
    lock.withLock {
      finished += 1
      let now = Date()
      guard now.timeIntervalSince(lastShown) >= Self.shortestPause else { return }
      lastShown = now
      isShown = true
      sink.write(Array("\r\u{1B}[K\(finished) of \(total) files".utf8))
      sink.flush()
    }
  }

  /// Takes the line away.
  func end() {
    guard let sink else { return }
    lock.withLock {
      guard isShown else { return }
      isShown = false
      sink.write(Array("\r\u{1B}[K".utf8))
      sink.flush()
    }
  }
}
