import CommandLineTool
import Foundation

/// Keeps what is written.
final class MemorySink: OutputSink, @unchecked Sendable {
  private let lock = NSLock()
  private var written: [UInt8] = []

  var bytes: [UInt8] { lock.withLock { written } }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  func write(_ bytes: [UInt8]) { lock.withLock { written += bytes } }
  func flush() {}
}
