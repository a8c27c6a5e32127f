import CommandLineTool
import Synchronization

/// Keeps what is written.
final class MemorySink: OutputSink {
  private let written = Mutex<[UInt8]>([])

  var bytes: [UInt8] { written.withLock { $0 } }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  func write(_ bytes: [UInt8]) { written.withLock { $0 += bytes } }
  func flush() {}
}
