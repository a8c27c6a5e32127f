import Foundation
import Synchronization

/// Writes to an open file in large steps.
///
/// Once the reader has gone, everything else is dropped quietly, as one expects of `… | head`.
final class FileDescriptorSink: OutputSink {
  private struct State {
    var buffer: [UInt8] = []
    var isClosed = false
  }

  private static let largestBuffer = 1 << 16
  private let descriptor: Int32
  private let state = Mutex(State())

  /// Creates a sink that writes to `descriptor`, which stays open.
  init(descriptor: Int32) { self.descriptor = descriptor }

  func write(_ bytes: [UInt8]) {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.buffer += bytes
      if state.buffer.count >= Self.largestBuffer { empty(&state) }
    }
  }

  func flush() { state.withLock { empty(&$0) } }

  private func empty(_ state: inout State) {
    guard !state.isClosed, !state.buffer.isEmpty else { return }
    state.isClosed = (try? AtomicWriter.writeAll(state.buffer, to: descriptor)) == nil
    state.buffer.removeAll(keepingCapacity: true)
  }
}
