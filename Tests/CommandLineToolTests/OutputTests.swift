import Foundation
import Testing

@testable import CommandLineTool

@Suite struct OutputTests {
  @Test func writesLargeOutputInOrder() throws {
    let folder = try TemporaryFolder()
    try folder.touch("out")
    let descriptor = open(folder.path("out"), O_WRONLY)
    let sink = FileDescriptorSink(descriptor: descriptor)
    var expected: [UInt8] = []
    for number in 0..<40_000 {
      let line = Array("line \(number)\n".utf8)
      expected += line
      sink.write(line)
    }
    sink.flush()
    close(descriptor)
    #expect(try folder.bytes(of: "out") == expected)
  }

  @Test func endsQuietlyWhenTheReaderHasGone() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    let sink = FileDescriptorSink(descriptor: ends[1])
    sink.write([UInt8](repeating: 0x61, count: 1 << 20))
    sink.write([0x62])
    sink.flush()
    close(ends[1])
  }

  @Test func dropsWhatGoesToAClosedFile() {
    let sink = FileDescriptorSink(descriptor: -1)
    sink.write([0x61])
    sink.flush()
    #expect(sink.failure == nil)
  }

  @Test(.enabled(if: FileStatus(at: "/dev/full") != nil)) func tellsThatNothingCanBeWritten() throws
  {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    let sink = FileDescriptorSink(descriptor: descriptor)
    sink.write([0x61])
    sink.flush()
    #expect(sink.failure == "cannot be written: No space left on device")
  }

  @Test(arguments: [
    ("always", false, [:], true), ("never", true, [:], false), ("auto", true, [:], true),
    ("auto", false, [:], false), (nil, true, [:], true), (nil, true, ["NO_COLOR": "1"], false),
    (nil, true, ["NO_COLOR": ""], true), (nil, true, ["TERM": "dumb"], false),
    ("always", false, ["NO_COLOR": "1"], true),
  ])
  func decidesAboutColor(
    _ option: String?, _ isTerminal: Bool, _ variables: [String: String], _ expected: Bool
  ) {
    let environment = Environment(
      variables: variables, currentFolder: "/", isOutputTerminal: isTerminal)
    #expect(Style(option: option, environment: environment).isOn == expected)
  }

  @Test(arguments: [
    ("plain", "plain"), ("two\nlines\t.", "two lines ."), ("\u{1B}[31m", "\u{FFFD}[31m"),
    ("\u{9B}1m\u{7F}", "\u{FFFD}1m\u{FFFD}"), ("é🙂", "é🙂"),
  ])
  func keepsMessagesOnOneLine(_ text: String, _ expected: String) {
    #expect(text.onOneLine == expected)
  }

  @Test func progressIsSilentWithoutATerminal() {
    let sink = MemorySink()
    let quick = ProgressLine(total: 3, on: sink)
    quick.advance()
    quick.end()
    ProgressLine(total: 3, on: nil).advance()
    #expect(sink.text == "")
  }

  @Test func progressTakesItselfAway() {
    let sink = MemorySink()
    let line = ProgressLine(total: 3, on: sink)
    usleep(150_000)
    line.advance()
    line.end()
    line.end()
    #expect(sink.text == "\r\u{1B}[K1 of 3 files\r\u{1B}[K")
  }
}
