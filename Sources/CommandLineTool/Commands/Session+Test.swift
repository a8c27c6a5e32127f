import CodeFacts
import CodemodEngine
import Foundation
import Rewriting
import TextEditing

extension Session {
  /// `test`: runs the examples and the corpus.
  func test() async throws(UsageError) -> ExitCode {
    let jobs = try jobs()
    let reading = try read(
      arguments.words.isEmpty ? codemodFolder().files() : codemodFiles(for: arguments.words))
    guard reading.areValid, let sdk = try sdkKnowledge() else { return .usage }
    let corpus = try cases(for: reading.codemods)
    for diagnostic in corpus.diagnostics { output.note(diagnostic.rendered()) }
    let cases = reading.codemods.flatMap(CodemodCase.examples) + corpus.cases
    let run = CorpusRun(check: CaseCheck(process: process(reading.codemods, sdk: sdk)), jobs: jobs)
    let results = await run.results(for: cases)
    output.data.write(CorpusReport.text(results))
    if arguments.has(.update) { try update(results) }
    var isGood = corpus.diagnostics.isEmpty && results.allSatisfy(\.failed.isEmpty)
    if arguments.has(.typecheck) {
      let isWellTyped = try await typeCheck(cases)
      isGood = isGood && isWellTyped
    }
    return isGood ? .done : .found
  }

  /// What runs the codemod of a case.
  private func process(_ codemods: [Codemod], sdk: SDKKnowledge) -> CaseProcess {
    var engines: [String: (plain: Engine, review: Engine)] = [:]
    for codemod in codemods {
      engines[codemod.pack + "/" + codemod.id] = (
        Engine(codemods: [codemod], sdk: sdk),
        Engine(codemods: [codemod], sdk: sdk, options: EngineOptions(review: true))
      )
    }
    return { [engines] texts, test, parser in
      guard let engines = engines[test.pack + "/" + test.codemod] else {
        var outcome = FileOutcome(path: test.path)
        outcome.error = "there is no codemod '\(test.codemod)'"
        return texts.map { _ in outcome }
      }
      let engine = test.review ? engines.review : engines.plain
      let files = zip(test.files, texts).map { file, bytes in
        SourceFile(
          path: test.isProject ? file.path : test.path, bytes: bytes, targets: test.targets,
          modules: file.module.map { [$0] } ?? [])
      }
      return test.isProject ? engine.process(files) : files.map { engine.process($0) }
    }
  }

  /// The cases of codemods, and what is wrong with others.
  private func cases(for codemods: [Codemod]) throws(UsageError) -> CaseReading {
    guard let path = corpusFolder() else { return CaseReading() }
    let ids = arguments.words.isEmpty ? nil : Set(codemods.map(\.id))
    var folders: [CaseFolder]
    do {
      folders = try CorpusFolder(path: path).folders(of: ids)
    } catch {
      throw UsageError("\(workspace.printed(path)) cannot be read: \(error.localizedDescription)")
    }
    for index in folders.indices { folders[index].path = workspace.printed(folders[index].path) }
    var reading = CodemodCase.read(folders)
    let known = Set(codemods.map { $0.pack + "/" + $0.id })
    // Without words all codemods are there: a case of another one would never be run.
    if ids == nil {
      reading.diagnostics += reading.cases.filter { !known.contains($0.pack + "/" + $0.codemod) }
        .map { Diagnostic(path: $0.path, message: "there is no codemod '\($0.codemod)'") }
    }
    reading.cases.removeAll { !known.contains($0.pack + "/" + $0.codemod) }
    return reading
  }

  /// The folder of the cases, which is there in a checkout but not where the tool is installed.
  private func corpusFolder() -> String? {
    // Files that are given by name need no folder of codemods, and then have no cases.
    guard let folder = try? codemodFolder().corpus else { return nil }
    if FileStatus(at: folder) == .folder { return folder }
    output.note("There is no folder \(workspace.printed(folder)): only the examples are run.")
    return nil
  }

  /// Writes what came out into the cases that failed.
  private func update(_ results: [CaseResult]) throws(UsageError) {
    for var update in results.compactMap(\.update) {
      output.print("updated \(update.path)\n")
      update.path = workspace.absolute(update.path)
      do {
        try CorpusFolder.write(update)
      } catch {
        throw UsageError("\(update.path) cannot be written: \(error.localizedDescription)")
      }
    }
  }
}
