import Foundation

extension Session {
  /// Has the compiler check the code of cases, and prints what it says otherwise than it has to.
  ///
  /// - Returns: Whether it says what it has to of all of them.
  func typeCheck(_ cases: [CodemodCase]) async throws(UsageError) -> Bool {
    let compiler = try SwiftCompiler(
      environment: environment, neededFor: OptionName.typecheck.flag)
    do {
      let cache = try TypeCheckCache(environment: environment)
      let sdks = try sdks(compiler: compiler, cache: cache)
      let checker = TypeChecker(environment: environment, cache: cache)
      let judge = CaseJudge(checker: checker, sdks: sdks, jobs: try jobs())
      let judged = try await judge.judge(cases.map(withContext))
      cache.removeOld()
      output.print(CorpusReport.text(judged))
      return judged.allSatisfy { if case .failed = $0.verdict { false } else { true } }
    } catch let error as FileError {
      throw UsageError(error.message)
    } catch let error as UsageError {
      throw error
    } catch {
      throw UsageError(error.localizedDescription)
    }
  }

  /// An example with the code that the cases of its codemod share; a case has it already.
  private func withContext(_ test: CodemodCase) throws -> CodemodCase {
    guard !test.isFolder, let corpus = try? codemodFolder().corpus else { return test }
    let folder = "\(corpus)/\(test.pack)/\(test.codemod)"
    guard FileStatus(at: folder) == .folder else { return test }
    var test = test
    test.judgement.context = CodemodCase.context(
      in: try CorpusFolder.context(in: folder), isShared: true)
    return test
  }

  /// The SDK that `--sdk` names, else one of Xcode's, else the two of the model.
  private func sdks(
    compiler: SwiftCompiler, cache: TypeCheckCache
  ) throws -> CheckingSDKs {
    let named = arguments.value(.sdk).map(workspace.absolute)
    if let path = named ?? xcodeSDK() {
      return CheckingSDKs(older: nil, newer: try RealSDK(path: path, compiler: compiler).sdk())
    }
    let folders = [try? codemodFolder(), try? .locate(option: nil, environment: environment)]
    guard let path = folders.compactMap({ $0 }).compactMap(ModelSDK.folder).first else {
      throw UsageError(
        "there is no SDK to check code against",
        hint: "name one by \(OptionName.sdk.flag) DIR")
    }
    return try ModelSDK(path: path, compiler: compiler, cache: cache).sdks()
  }

  /// The SDK of iOS in the Xcode that is selected; nil if there is none.
  private func xcodeSDK() -> String? {
    guard let xcrun = environment.program("xcrun") else { return nil }
    let process = ChildProcess(
      executable: xcrun, arguments: ["--sdk", "iphoneos", "--show-sdk-path"],
      variables: environment.variables)
    guard let result = process.run(keeping: .output), result.code == 0 else { return nil }
    let path = String(decoding: result.bytes, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return path.isEmpty ? nil : path
  }
}
