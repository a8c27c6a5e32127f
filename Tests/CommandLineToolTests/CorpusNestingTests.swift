import Testing
import TextEditing

@testable import CommandLineTool

@Suite struct CorpusNestingTests {
  let before = """
    // The loader.
    import Network

    /// Loads.
    struct Loader {
      let note = \"""
        a

        b
        \"""

      func run() { legacy() }
    }

    """

  var test: CodemodCase {
    .sample(
      before, before.replacing("run", with: "start"),
      findings: [.at(12, 16, "see line 5, line 6 and deadline 7")])
  }

  @Test func indentsIntoAnotherType() throws {
    let variant = try #require(test.source.indented())
    let expected = """
      // The loader.
      import Network

      enum Outer {
        /// Loads.
        struct Loader {
          let note = \"""
            a

            b
            \"""

          func run() { legacy() }
        }
      }

      """
    #expect(variant.beforeText == expected)
    #expect(variant.exactText == expected.replacing("run", with: "start"))
    #expect(variant.findings == [.at(13, 18, "see line 6, line 7 and deadline 7")])
  }

  @Test func surroundsByOtherCode() throws {
    let variant = try #require(
      CodemodCase.sample(
        "import A\nfetch()\n", "import A\nimport B\nload()\n", findings: [.at(2, 1, "x")]
      )
      .source.surrounded())
    let unrelated = { (name: String) in
      """
      /// Stands in the same file.
      struct \(name) {
          let number: Int

          func next() -> Int {
              number + 1
          }
      }
      """
    }
    let (first, last) = (unrelated("Preceding"), unrelated("Following"))
    #expect(variant.beforeText == "import A\n\(first)\n\nfetch()\n\n\(last)\n")
    #expect(variant.exactText == "import A\nimport B\n\(first)\n\nload()\n\n\(last)\n")
    #expect(variant.findings == [.at(11, 1, "x")])
  }

  @Test func standsTwiceInTheFile() throws {
    let variant = try #require(
      CodemodCase.sample(
        "import A\n\nstruct First {\n  var legacy = 1\n}\n",
        "import A\n\nstruct First {\n  var modern = 1\n}\n",
        findings: [.at(4, 7, "used at line 4")]
      ).source.twice())
    let expected = """
      import A

      enum First_ {
        struct First {
          var legacy = 1
        }
      }

      enum Second {
        struct First {
          var legacy = 1
        }
      }

      """
    #expect(variant.beforeText == expected)
    #expect(variant.exactText == expected.replacing("legacy", with: "modern"))
    #expect(variant.findings == [.at(5, 9, "used at line 5"), .at(11, 9, "used at line 11")])
  }

  @Test(arguments: [
    "import A\n\nfetch()\n",
    "import A\n\nextension B {}\n",
    "import A\n\npublic extension B {}\n",
    "struct B {}\n\nlet c = 1\n",
    "struct B {}\n\nfunc c() {}\n",
    "struct B {}\nimport A\n",
    "#if canImport(A)\nimport A\n#endif\n\nstruct B {}\n",
    "struct B {}\n\n#if DEBUG\nstruct C {}\n#endif\n",
    "import A\n",
    "// nothing\n",
    "",
  ])
  func nestsOnlyTypes(source: String) {
    #expect(CodemodCase.sample(source).source.indented() == nil)
    #expect(CodemodCase.sample(source).source.twice() == nil)
  }

  @Test(arguments: [
    "struct B {}\nimport A\n", "#if canImport(A)\nimport A\n#endif\n\nstruct B {}\n", "import A\n",
    "",
  ])
  func surroundsOnlyCodeBehindImports(source: String) {
    #expect(CodemodCase.sample(source).source.surrounded() == nil)
  }

  @Test(arguments: [
    ("// A\n\n// B\n/// C\nstruct D {}\n", 6),
    ("import A // why\n\n\n// B\nstruct D {}\n", 18),
    ("@testable import A\nstruct D {}\n", 19),
    ("struct D {}\n", 0),
  ])
  func findsWhereCodeBegins(source: String, expected: Int) {
    #expect(FileShape(CodemodCase.sample(source).source.before)?.codeStart == expected)
  }
}
