import Testing

@testable import CommandLineTool

/// What the compiler prints about a module is read.
@Suite struct CompilerMessageErrorsTests {
  static let rows: [(output: String, errors: [String])] = [
    ("", []),
    ("a.swift:3:5: error: expected pattern\nlet = 1\n    ^\n", ["a.swift:3 expected pattern"]),
    // Twice at one place, and a note about another.
    (
      "a.swift:3:5: error: no\na.swift:3:9: error: no\na.swift:1:1: note: see\n", ["a.swift:3 no"]
    ),
    ("a.swift:1:1: warning: old\n", []),
    ("a.swift:2:1: error: cannot say error: twice\n", ["a.swift:2 cannot say error: twice"]),
    ("error: no such file\n", [":0 no such file"]),
    ("<unknown>:0: error: too deep\n", [":0 too deep"]),
    // The code that a macro made is wrong at the place of the macro.
    (
      """
      /tmp/@__swiftmacro_4Main.swift:3:13: error: invalid redeclaration of '_a'
      private var _a = 1
                  ^
      a.swift:7:3: note: in expansion of macro 'Kept' on property 'a' here
        @Kept var a = 0
        ^~~~~

      """, ["a.swift:7 invalid redeclaration of '_a'"]
    ),
    (
      """
      macro expansion @Kept:3:13: error: no
      a.swift:8:3: note: expanded code originates here

      """, ["a.swift:8 no"]
    ),
    // Of a macro's code nobody tells where it stands.
    ("macro expansion @Kept:3:13: error: lost\n", [":0 lost"]),
  ]

  @Test(arguments: rows)
  func areRead(output: String, errors: [String]) {
    let read = CompilerMessage.errors(in: Array(output.utf8))
    #expect(read.map { "\($0.file):\($0.line) \($0.text)" } == errors)
  }
}

/// Keys tell apart what is not the same.
@Suite struct ContentKeyTests {
  @Test func tellsApart() {
    func key(_ parts: [String]) -> String {
      var key = ContentKey()
      for part in parts { key.add(part) }
      return key.name
    }
    let all = [
      [], [""], ["", ""], ["ab"], ["a", "b"], ["ba"], ["b", "a"], ["ab", ""], ["ab\0"],
    ]
    #expect(Set(all.map(key)).count == all.count)
    #expect(key(["a", "b"]) == key(["a", "b"]))
    #expect(key([]).count == 32)
  }
}
