import Foundation

/// Where text goes: standard output, standard error, or a test's memory.
public protocol OutputSink: AnyObject, Sendable {
  /// Takes bytes; they may appear later.
  func write(_ bytes: [UInt8])
  /// Lets all bytes that were taken appear.
  func flush()
  /// Why bytes that were taken cannot appear; nil if they can, or if nobody is there to miss them.
  var failure: String? { get }
}

extension OutputSink {
  /// No failure, for sinks that have none.
  public var failure: String? { nil }
}

/// The two places that a program writes to.
public struct Output: Sendable {
  /// Data: what was asked for.
  public let data: any OutputSink
  /// Errors, notes and progress.
  public let notes: any OutputSink

  /// Creates an output from the sink for data and the sink for errors, notes and progress.
  public init(data: any OutputSink, notes: any OutputSink) {
    self.data = data
    self.notes = notes
  }

  /// Standard output and standard error of this process.
  public static var process: Output {
    Output(
      data: FileDescriptorSink(descriptor: STDOUT_FILENO),
      notes: FileDescriptorSink(descriptor: STDERR_FILENO))
  }

  /// Writes a text to the data.
  func print(_ text: String) { data.write(Array(text.utf8)) }

  /// Writes a line to the notes, behind all data so far.
  func note(_ line: String) {
    data.flush()
    notes.write(Array((line + "\n").utf8))
    notes.flush()
  }
}
