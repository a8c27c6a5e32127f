import CodeFacts
import CodemodFiles
import Rewriting

extension CodemodCase {
  /// The examples in a codemod file as cases.
  ///
  /// They are deployed as they say, or else as high as the codemod asks for, since what is left alone
  /// on older systems is the corpus's to show. An example shows code without its imports; one that has none gets the
  /// first that the codemod looks for. Findings are not compared: an example does not tell them.
  static func examples(of codemod: Codemod) -> [CodemodCase] {
    codemod.examples.enumerated().map { index, example in
      let name = "example \(index + 1)"
      let imports = header(for: example, of: codemod)
      return CodemodCase(
        path: "\(codemod.id) (\(name))", codemod: codemod.id, pack: codemod.pack, name: name,
        files: [
          File(
            path: beforeName, module: example.modules.isEmpty ? nil : "Example",
            before: imports + Array(example.before.utf8),
            after: example.after.map { imports + Array($0.utf8) })
        ] + otherFiles(of: example), isProject: !example.modules.isEmpty,
        targets: targets(for: example, of: codemod),
        review: codemod.confidence == .review, findings: nil,
        scattersComments: example.scattersComments,
        judgement: ExpectedJudgement(sdk: example.sdk, unchecked: example.unchecked),
        isFolder: false)
    }
  }

  /// The files of an example's other modules.
  private static func otherFiles(of example: Example) -> [File] {
    example.modules.sorted { $0.key < $1.key }.map { module, code in
      File(path: "\(module).swift", module: module, before: Array(code.utf8))
    }
  }

  private static func targets(
    for example: Example, of codemod: Codemod
  ) -> [PlatformVersion] {
    if !example.target.isEmpty { return example.target }
    return codemod.available.isEmpty ? CaseFile.standardTargets : codemod.available
  }

  private static func header(for example: Example, of codemod: Codemod) -> [UInt8] {
    let hasImports = example.before.split(separator: "\n").contains { line in
      line.split(separator: " ").contains("import")
    }
    guard !hasImports, let module = codemod.imports.first else { return [] }
    return Array("import \(module)\n\n".utf8)
  }
}
