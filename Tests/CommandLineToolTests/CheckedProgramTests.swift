import SyntaxTrees
import Testing

@testable import CommandLineTool

/// What the compiler is given of a case.
@Suite struct CheckedProgramTests {
  private func program(
    _ files: [(path: String, module: String?, text: String)],
    context: [ExpectedJudgement.Context] = []
  ) -> CheckedProgram {
    var test = CodemodCase.sample("")
    test.isProject = files.count > 1
    test.files = files.map {
      CodemodCase.File(path: $0.path, module: $0.module, before: Array($0.text.utf8))
    }
    test.judgement.context = context
    return CheckedProgram(test, texts: test.files.map(\.before), parser: SyntaxParser())
  }

  private func context(
    _ text: String, module: String? = nil, isShared: Bool = true
  ) -> ExpectedJudgement.Context {
    ExpectedJudgement.Context(
      path: "context.swift", module: module, bytes: Array(text.utf8), isShared: isShared)
  }

  @Test func whatACaseDeclaresIsLeftOutOfWhatCasesShare() {
    let shared = """
      import Kit
      struct Book {
        var title = ""
      }
      extension Book { func read() {} }
      struct Shelf { var books: [Book] }
      extension Kit.Page { func turn() {} }
      func open() {}
      let limit = 3
      """
    let own = "struct Book {}\nfunc open() {}\nextension Shelf { func limit() {} }\n"
    let program = program([("before.swift", nil, own)], context: [context(shared)])
    let files = program.modules[0].files
    #expect(files.map(\.path) == ["", "../context.swift"])
    let lines = String(decoding: files[1].bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.filter { $0 != " " }.isEmpty ? "" : String($0) }
    #expect(
      lines == [
        "import Kit", "", "", "", "", "struct Shelf { var books: [Book] }",
        "extension Kit.Page { func turn() {} }", "", "let limit = 3",
      ])
  }

  @Test func aCasesOwnContextStaysWhole() {
    let program = program(
      [("before.swift", nil, "struct Book {}\n")],
      context: [context("extension Book {}\n", isShared: false)])
    #expect(program.modules[0].files[1].bytes == Array("extension Book {}\n".utf8))
    #expect(program.modules[0].files[1].path == "context.swift")
  }

  @Test func modulesStandBehindThoseThatTheyImport() {
    let program = program(
      [
        ("App/a.swift", "App", "import Kit\nimport Paper\n"),
        ("Kit/b.swift", "Kit", "import Zebra\n"),
        ("Zebra/c.swift", "Zebra", "import Foundation\n"),
      ], context: [context("public let a = 1\n", module: "Paper"), context("no module\n")])
    #expect(program.modules.map(\.name) == ["Paper", "Zebra", "Kit", "App"])
    #expect(program.modules.last?.imports == ["Kit", "Paper"])
    #expect(program.modules.map(\.files.count) == [1, 1, 1, 1])
  }

  @Test func modulesThatImportEachOtherComeToAnEnd() {
    let program = program([("a.swift", "A", "import B\n"), ("b.swift", "B", "import A\n")])
    #expect(program.modules.map(\.name) == ["A", "B"])
  }

  static let scripts: [(text: String, isScript: Bool)] = [
    ("import A\n\n/// A.\n@main struct A: B {}\nextension A {}\nprotocol B {}\n", false),
    ("func a() {}\nlet a = 1\ntypealias A = B\n#if B\nlet b = 1\n#endif\n", false),
    ("infix operator ++: A\nprecedencegroup A {}\n", false),
    ("@main struct A {}\n#Look(\"A\") { B() }\n", false),
    ("a()\n", true), ("let a = 1\nif a { b() }\n", true), ("", false), ("// a()\n", false),
  ]

  @Test(arguments: scripts)
  func tellsScripts(text: String, isScript: Bool) {
    #expect(program([("a.swift", nil, text)]).modules[0].files[0].isScript == isScript)
  }
}
