import Testing

@testable import CommandLineTool

extension RunReportTests {
  @Test func writesJSON() {
    let report = RunReport(command: .diff, outcome: outcome, writes: false)
    let expected = """
      {
        "command" : "diff",
        "errors" : [
          {
            "message" : "is not UTF-8",
            "path" : "src/d.swift"
          }
        ],
        "files" : [
          {
            "changed" : true,
            "derivations" : [
              {
                "captures" : [
                  {
                    "name" : "rest",
                    "text" : ""
                  },
                  {
                    "name" : "url",
                    "text" : "\\"a/b\\""
                  }
                ],
                "codemod" : "rename",
                "column" : 6,
                "dependents" : [
                  {
                    "column" : 1,
                    "line" : 3,
                    "offset" : 9,
                    "origin" : "then",
                    "path" : "src/x.swift",
                    "rule" : 2
                  },
                  {
                    "column" : 1,
                    "line" : 1,
                    "module" : "Words",
                    "offset" : 0,
                    "origin" : "add-import",
                    "path" : "src/a.swift"
                  }
                ],
                "line" : 1,
                "offset" : 5,
                "rule" : 1
              },
              {
                "captures" : [
                  {
                    "name" : "body",
                    "text" : "{\\n  a()\\n}"
                  }
                ],
                "codemod" : "other",
                "column" : 1,
                "dependents" : [
                  {
                    "column" : 1,
                    "line" : 2,
                    "offset" : 18,
                    "origin" : "insert",
                    "path" : "src/a.swift"
                  },
                  {
                    "column" : 8,
                    "line" : 2,
                    "offset" : 25,
                    "origin" : "add-member",
                    "path" : "src/a.swift"
                  }
                ],
                "line" : 2,
                "offset" : 18,
                "rule" : 3
              }
            ],
            "edits" : [
              {
                "codemods" : [
                  "other",
                  "rename"
                ],
                "column" : 6,
                "end" : 10,
                "line" : 1,
                "replacement" : "load",
                "start" : 5
              },
              {
                "codemods" : [
                  "rename"
                ],
                "column" : 1,
                "end" : 23,
                "line" : 2,
                "replacement" : "load",
                "start" : 18
              }
            ],
            "findings" : [

            ],
            "path" : "src/a.swift"
          },
          {
            "changed" : false,
            "derivations" : [

            ],
            "edits" : [

            ],
            "findings" : [
              {
                "codemod" : "rename",
                "column" : 1,
                "isRemark" : false,
                "line" : 1,
                "offset" : 0,
                "reason" : "look at\\nretry"
              }
            ],
            "path" : "src/b.swift"
          }
        ],
        "notApplied" : [
          {
            "codemod" : "careful",
            "locations" : [
              {
                "column" : 2,
                "line" : 3,
                "offset" : 8,
                "path" : "src/c.swift"
              }
            ],
            "places" : 1,
            "reason" : "wants review"
          },
          {
            "codemod" : "newer",
            "locations" : [
              {
                "column" : 5,
                "line" : 1,
                "offset" : 4,
                "path" : "src/a.swift"
              },
              {
                "column" : 1,
                "line" : 2,
                "offset" : 17,
                "path" : "src/a.swift"
              },
              {
                "column" : 1,
                "line" : 1,
                "offset" : 0,
                "path" : "src/c.swift"
              }
            ],
            "places" : 3,
            "reason" : "needs iOS 27"
          }
        ],
        "summary" : {
          "changed" : 1,
          "codemods" : {
            "other" : {
              "files" : 1,
              "findings" : 0,
              "rewrites" : 1
            },
            "rename" : {
              "files" : 1,
              "findings" : 1,
              "rewrites" : 2
            }
          },
          "errors" : 1,
          "findings" : 1,
          "rewrites" : 3,
          "scanned" : 5
        },
        "tool" : "swift-codemod",
        "unread" : [
          {
            "column" : 4,
            "line" : 2,
            "path" : "src/b.swift"
          }
        ],
        "version" : 1
      }

      """
    #expect(String(decoding: JSONText.text(of: report.json), as: UTF8.self) == expected)
  }
}
