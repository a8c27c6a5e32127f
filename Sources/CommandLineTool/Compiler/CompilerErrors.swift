/// The errors that the compiler prints about files of a folder.
struct CompilerErrors {
  /// The first error of each file that has one, by the file's number.
  private(set) var byFile: [Int: String] = [:]
  /// The first thing that it says if that is not about a file, or an error that is about none.
  private(set) var elsewhere: String?

  /// What a file with a number is called.
  static func fileName(of number: Int) -> String { "\(number).swift" }

  /// Reads what the compiler has printed.
  ///
  /// - Parameters:
  ///   - output: What stands in its standard error, in LLVM's style: `path:line:column: error: …`,
  ///     and below it the line of the source and a mark.
  ///   - folder: The folder in the paths, whose name no line of a source begins with.
  init(_ output: [UInt8], folder: String) {
    let lines = output.split(separator: UInt8(ascii: "\n"))
    let start = Array("\(folder)/".utf8)
    let unknown = Array("<unknown>:".utf8)
    for (index, line) in lines.enumerated() {
      if line.starts(with: start) {
        let next = index + 1 < lines.count ? lines[index + 1] : []
        add(Self.text(line.dropFirst(start.count)), next: Self.text(next))
      } else if elsewhere == nil, index == 0 || line.starts(with: unknown) {
        elsewhere = Self.text(line)
      }
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Takes in a line without its folder.
  private mutating func add(_ line: String, next: String) {
    let fields = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard fields.count == 5, fields[3] == " error", fields[0].hasSuffix(".swift"),
      let number = Int(fields[0].dropLast(".swift".count)), byFile[number] == nil
    else { return }
    var message = String(fields[4].drop { $0 == " " })
    // A message may quote a line break.
    if message.count(where: { $0 == "'" }) % 2 == 1 { message += " " + next }
    byFile[number] = message
  }
}
