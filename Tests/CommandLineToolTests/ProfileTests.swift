import Profiling
import Testing

@testable import CommandLineTool

@Suite struct ProfileTests {
  @Test func tellsWhereTimeWent() {
    let second: UInt64 = 1_000_000_000
    let sheet = TimeSheet(
      phases: PhaseTimes([
        .codemods: second / 4, .read: second, .parse: 12 * second, .match: 6 * second,
      ]),
      other: second * 3 / 4,
      codemods: [
        "long": PhaseTimes([.match: 5 * second, .rewrite: second / 2]),
        "longest-of-all": PhaseTimes([.match: 10 * second]),
        "short": PhaseTimes([.match: second / 100]),
      ],
      files: [
        "b.swift": PhaseTimes([.read: 1_499_999, .parse: 2 * second]),
        "a.swift": PhaseTimes([.read: 1_499_999, .parse: 2 * second]),
        "\u{1B}[1m.swift": PhaseTimes([.match: 12 * second]),
      ], foundFiles: 1, elapsed: 10 * second)
    #expect(
      ProfileTable(sheet, threads: 2).text == """
        Time by phase, 10.000 s on 2 threads; 1 file found, 2 read, 2 parsed:
          codemods    0.250    1.3 %
          discover    0.000    0.0 %
          read        1.000    5.0 %
          prefilter   0.000    0.0 %
          parse      12.000   60.0 %
          index       0.000    0.0 %
          match       6.000   30.0 %
          rewrite     0.000    0.0 %
          check       0.000    0.0 %
          write       0.000    0.0 %
          other       0.750    3.8 %
          all        20.000  100.0 %

        Time by codemod, in matching and rewriting:
          longest-of-all  10.000   50.0 %  match 10.000  rewrite 0.000
          long             5.500   27.5 %  match  5.000  rewrite 0.500

        Time by file, the slowest:
          12.000   60.0 %  parse 0.000  match 12.000  rewrite 0.000  \u{FFFD}[1m.swift
           2.001   10.0 %  parse 2.000  match  0.000  rewrite 0.000  a.swift
           2.001   10.0 %  parse 2.000  match  0.000  rewrite 0.000  b.swift
        """)
  }

  @Test func tellsOfTheSlowestFilesOnly() {
    let files = (1...20).map { ("\($0).swift", PhaseTimes([.parse: UInt64($0) * 1_000_000])) }
    let sheet = TimeSheet(files: Dictionary(uniqueKeysWithValues: files))
    let lines = ProfileTable(sheet, threads: 1).text.split(separator: "\n")
    let listed = lines.suffix(10).compactMap { $0.split(separator: " ").last }
    #expect(listed == (11...20).reversed().map { "\($0).swift" })
    #expect(lines.suffix(11).first == "Time by file, the slowest:")
  }

  @Test func nothingWasDone() {
    let text = ProfileTable(TimeSheet(), threads: 1).text
    #expect(
      text.hasPrefix("Time by phase, 0.000 s on 1 thread; 0 files found, 0 read, 0 parsed:\n"))
    #expect(text.hasSuffix("\n  all        0.000    0.0 %"))
  }

  @Test(arguments: [
    ["diff", "rename", "--in", "src"], ["diff", "rename", "--in", "src", "--format", "json"],
    ["fix", "--log", "log", "--dry-run", "--in", "src"], ["search", "fetch()", "--in", "src"],
    ["diff", "rename", "--in", "src", "--check", "--jobs", "4"],
    ["apply", "rename", "--in", "src", "--jobs", "1"],
  ])
  func whatIsAskedForStaysTheSame(arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.writeCodemod(
      "calls/rename", keys: "confidence: safe\ndiagnostics:\n  - message: no fetch")
    try folder.write("let a = fetch()\n", to: "src/a.swift")
    try folder.write("let b = 1\n", to: "src/b.swift")
    try folder.write("src/a.swift:1:9: error: no fetch\n", to: "log")
    try folder.commitAll()
    let plain = await Terminal(folder).run(arguments)
    try folder.write("let a = fetch()\n", to: "src/a.swift")
    let profiled = await Terminal(folder).run(arguments + ["--profile"])
    #expect(profiled.out == plain.out)
    #expect(profiled.code == plain.code)
    let lines = profiled.err.split(separator: "\n", omittingEmptySubsequences: false)
    let title = try #require(lines.firstIndex { $0.hasPrefix("Time by phase, ") })
    #expect(lines[title].hasSuffix("; 2 files found, 2 read, 1 parsed:"))
    #expect(plain.err == lines[..<title].map { $0 + "\n" }.joined())
    let names = lines[title...].filter { $0.hasPrefix("  ") }.prefix(12).compactMap {
      $0.split(separator: " ").first
    }
    #expect(names == Phase.allCases.map { Substring($0.name) } + ["other", "all"])
    #expect(profiled.err.contains("  src/a.swift\n"))
  }

  @Test func wrongUsageIsNotProfiled() async throws {
    let result = await Terminal(try TemporaryFolder()).run("diff", "--profile", "--in", "gone")
    #expect(result.code == .usage)
    #expect(!result.err.contains("Time by"))
  }
}
