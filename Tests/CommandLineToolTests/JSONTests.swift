import Testing

@testable import CommandLineTool

@Suite struct JSONTests {
  private let folder: TemporaryFolder
  private let terminal: Terminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = Terminal(folder)
    try folder.writeCodemod(
      "calls/rename",
      keys: "confidence: safe\navailable: { macOS: 14.4, iOS: 17 }\nimports: [Words]")
    try folder.write("é = fetch(\"a/b\")\n", to: "a.swift")
  }

  @Test func printsRuns() async {
    let result = await terminal.run("diff", "rename", "--format", "json", "--in", "a.swift")
    #expect(result.out.hasPrefix("{\n  \"command\" : \"diff\",\n  \"errors\" : [\n\n  ],\n"))
    #expect(result.out.hasSuffix("\n  \"unread\" : [\n\n  ],\n  \"version\" : 1\n}\n"))
    #expect(result.err == "")
  }

  @Test func printsMatches() async {
    let result = await terminal.run(
      "search", "fetch(<#url#>)", "--format", "json", "--in", "a.swift")
    #expect(
      result.out == """
        {
          "command" : "search",
          "errors" : [

          ],
          "matches" : [
            {
              "captures" : [
                {
                  "end" : 16,
                  "name" : "url",
                  "start" : 11,
                  "text" : "\\"a/b\\""
                }
              ],
              "column" : 6,
              "end" : 17,
              "line" : 1,
              "path" : "a.swift",
              "start" : 5,
              "text" : "fetch(\\"a/b\\")"
            }
          ],
          "tool" : "swift-codemod",
          "version" : 1
        }

        """)
  }

  @Test func printsCodemods() async {
    let result = await terminal.run("list", "--format=json")
    #expect(
      result.out == """
        {
          "codemods" : [
            {
              "confidence" : "safe",
              "id" : "rename",
              "imports" : [
                "Words"
              ],
              "needs" : {
                "iOS" : "17",
                "macOS" : "14.4"
              },
              "pack" : "calls",
              "title" : "Replace calls"
            }
          ],
          "command" : "list",
          "tool" : "swift-codemod",
          "version" : 1
        }

        """)
  }
}
