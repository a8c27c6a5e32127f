import Foundation

/// Writes to an open file in large steps.
///
/// Once the reader has gone, everything else is dropped quietly, as one expects of `… | head`.
final class FileDescriptorSink: OutputSink, @unchecked Sendable {
  /// The open files that every process has.
  enum Stream {
    case output, error
  }

  private static let largestBuffer = 1 << 16
  private let descriptor: Int32
  private let lock = NSLock()
  private var buffer: [UInt8] = []
  private var isClosed = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  convenience init(_ stream: Stream) {
    self.init(descriptor: stream == .output ? STDOUT_FILENO : STDERR_FILENO)
  }

  func write(_ bytes: [UInt8]) {
    lock.withLock {
      guard !isClosed else { return }
      buffer += bytes
      if buffer.count >= Self.largestBuffer { empty() }
    }
  }

  func flush() { lock.withLock { empty() } }

  private func empty() {
    guard !isClosed, !buffer.isEmpty else { return }
    isClosed = (try? AtomicWriter.writeAll(buffer, to: descriptor)) == nil
    buffer.removeAll(keepingCapacity: true)
  }
}
