import Testing

@testable import CommandLineTool

@Suite struct JSONTests {
  private let folder: TemporaryFolder
  private let terminal: Terminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = Terminal(folder)
    try folder.write("fetch load\nretry ?\nstore 27\n", to: "Codemods/calls/rename.yml")
    try folder.write("é = fetch(\"a/b\")\nretry\n", to: "a.swift")
    try folder.write("store", to: "b.swift")
    try folder.write([0xFF], to: "c.swift")
  }

  @Test func printsRuns() async {
    let result = await terminal.run("diff", "rename", "--format", "json", "--target=iOS:17")
    #expect(
      result.out == """
        {
          "command" : "diff",
          "errors" : [
            {
              "message" : "is not UTF-8",
              "path" : "c.swift"
            }
          ],
          "files" : [
            {
              "changed" : true,
              "edits" : [
                {
                  "codemods" : [
                    "rename"
                  ],
                  "column" : 6,
                  "end" : 10,
                  "line" : 1,
                  "replacement" : "load",
                  "start" : 5
                }
              ],
              "findings" : [
                {
                  "codemod" : "rename",
                  "column" : 1,
                  "line" : 2,
                  "offset" : 18,
                  "reason" : "look at retry"
                }
              ],
              "path" : "a.swift"
            }
          ],
          "notApplied" : [
            {
              "codemod" : "rename",
              "places" : 1,
              "reason" : "needs 27, not 17"
            }
          ],
          "summary" : {
            "changed" : 1,
            "codemods" : {
              "rename" : {
                "files" : 1,
                "findings" : 1,
                "rewrites" : 1
              }
            },
            "errors" : 1,
            "findings" : 1,
            "rewrites" : 1,
            "scanned" : 2
          },
          "tool" : "swift-codemod",
          "version" : 1
        }

        """)
    #expect(result.err == "c.swift: error: is not UTF-8\n")
    #expect(result.code == .incomplete)
  }

  @Test func printsWhatWasWritten() async {
    let result = await terminal.run("apply", "rename", "--format=json", "--in", "a.swift")
    #expect(result.out.contains("\"changed\" : false,\n      \"edits\" : [\n\n      ],"))
    #expect(result.out.contains("\"rewrites\" : 0"))
  }

  @Test func printsMatches() async {
    let result = await terminal.run("search", "fetch", "--format", "json", "--in", "a.swift")
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
                  "end" : 10,
                  "name" : "w",
                  "start" : 5,
                  "text" : "fetch"
                }
              ],
              "column" : 6,
              "end" : 10,
              "line" : 1,
              "path" : "a.swift",
              "start" : 5,
              "text" : "fetch"
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
                "macOS" : "14"
              },
              "pack" : "calls",
              "title" : "Replace words"
            }
          ],
          "command" : "list",
          "tool" : "swift-codemod",
          "version" : 1
        }

        """)
  }
}
