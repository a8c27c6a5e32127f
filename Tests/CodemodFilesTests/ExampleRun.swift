import CodeFacts
import CodemodEngine
import Rewriting
import SyntaxTrees

/// Runs the examples of a codemod as its author means them.
struct ExampleRun {
  let codemod: Codemod
  let sdk: SDKKnowledge

  /// What the codemod makes of each example, beside what it should make of it, where they differ.
  func differences() -> [(expected: String, found: String)] {
    let engine = Engine(
      codemods: [codemod], sdk: sdk, options: EngineOptions(review: codemod.confidence == .review))
    return codemod.examples.compactMap { example in
      let before = header(of: example) + example.before
      let expected = header(of: example) + (example.after ?? example.before)
      let outcome = outcome(of: before, example, engine)
      let found = String(decoding: outcome.result ?? Array(before.utf8), as: UTF8.self)
      let problems = outcome.error.map { [$0] } ?? outcome.findings.map(\.reason)
      if found == expected, outcome.error == nil { return nil }
      return (expected, ([found] + problems).joined(separator: "\n// "))
    }
  }

  private func outcome(
    of text: String, _ example: Example, _ engine: Engine
  ) -> FileOutcome {
    let targets = targets(of: example)
    var file = SourceFile(path: "Example.swift", bytes: Array(text.utf8), targets: targets)
    guard !example.modules.isEmpty else { return engine.process(file) }
    file.modules = ["Example"]
    let others = example.modules.sorted { $0.key < $1.key }.map { module, code in
      SourceFile(
        path: "\(module).swift", bytes: Array(code.utf8), targets: targets, modules: [module])
    }
    return engine.process([file] + others)[0]
  }

  /// The import that an example without any gets.
  private func header(of example: Example) -> String {
    guard let module = codemod.imports.first, !example.before.contains("import ") else { return "" }
    return "import \(module)\n\n"
  }

  private func targets(of example: Example) -> [PlatformVersion] {
    if !example.target.isEmpty { return example.target }
    return codemod.available.isEmpty
      ? [PlatformVersion(platform: "iOS", version: [27])] : codemod.available
  }
}
