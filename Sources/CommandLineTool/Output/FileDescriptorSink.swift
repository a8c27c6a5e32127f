import Foundation
import Synchronization

/// Writes to an open file in large steps.
///
/// Once the reader has gone, everything else is dropped quietly, as one expects of `… | head`; after
/// another failure as well, but that is told.
final class FileDescriptorSink: OutputSink {
  private struct State {
    var buffer: [UInt8] = []
    var isClosed = false
    var failure: String?
  }

  private static let largestBuffer = 1 << 16
  private let descriptor: Int32
  private let state = Mutex(State())

  /// Creates a sink that writes to `descriptor`, which stays open.
  ///
  /// Where the caller has closed it, the process may have made it something of its own that is no
  /// file; then all is dropped.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    var status = stat()
    let isOpen = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT != 0
    if !isOpen { state.withLock { $0.isClosed = true } }
  }

  func write(_ bytes: [UInt8]) {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.buffer += bytes
      if state.buffer.count >= Self.largestBuffer { empty(&state) }
    }
  }

  var failure: String? { state.withLock { $0.failure } }

  func flush() { state.withLock { empty(&$0) } }

  private func empty(_ state: inout State) {
    guard !state.isClosed, !state.buffer.isEmpty else { return }
    do throws(FileError) {
      try AtomicWriter.writeAll(state.buffer, to: descriptor)
    } catch {
      state.isClosed = true
      let isReaderGone = error == .system("cannot be written", EPIPE)
      if !isReaderGone { state.failure = error.message }
    }
    state.buffer.removeAll(keepingCapacity: true)
  }
}
