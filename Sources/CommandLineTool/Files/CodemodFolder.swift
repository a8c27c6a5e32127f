import Foundation

/// The folder that holds the codemods: a folder for each pack, a file for each codemod.
struct CodemodFolder {
  /// A codemod file.
  struct File: Equatable {
    /// The codemod's id, which is the file's name.
    let id: String
    /// The folder that the file lies in.
    let pack: String
    /// The absolute path.
    let path: String
  }

  /// The absolute path.
  let path: String

  /// The folder of SDK knowledge, which is no pack.
  static let dataFolder = "sdk"

  /// The codemod files by pack and id.
  func files() -> [File] {
    names(in: path).filter { $0 != Self.dataFolder && isFolder($0) }.flatMap { pack in
      codemodNames(in: pack).map { name in
        File(id: String(name.dropLast(4)), pack: pack, path: "\(path)/\(pack)/\(name)")
      }
    }
  }

  /// The absolute paths of the files of SDK knowledge.
  func dataFiles() -> [String] {
    codemodNames(in: Self.dataFolder).map { "\(path)/\(Self.dataFolder)/\($0)" }
  }

  /// Where the cases of the codemods lie: in the folder `Corpus` beside.
  var corpus: String { (path.parentFolder ?? "") + "/Corpus" }

  private func codemodNames(in folder: String) -> [String] {
    names(in: path + "/" + folder).filter { $0.hasSuffix(".yml") && $0.count > 4 }
  }

  private func isFolder(_ name: String) -> Bool {
    FileStatus(at: path + "/" + name) == .folder
  }

  /// The names in a folder in the order of their bytes, hidden ones left out.
  private func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted(by: String.areInByteOrder)
  }
}

extension CodemodFolder {
  /// Finds the folder.
  ///
  /// - Parameters:
  ///   - option: What `--codemods` says.
  ///   - environment: The variables, the current folder and the place of the program.
  /// - Returns: The folder, by its path without symbolic links.
  /// - Throws: `UsageError` if a folder that was named does not exist, or none can be found.
  static func locate(
    option: String?, environment: Environment
  ) throws(UsageError) -> CodemodFolder {
    let home = environment.variables["SWIFT_CODEMOD_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    for (name, value) in [(OptionName.codemods.flag, option), ("SWIFT_CODEMOD_HOME", home)] {
      guard let value else { continue }
      let path = environment.workspace.absolute(value)
      guard FileStatus(at: path) == .folder, let real = FileStatus.realPath(of: path) else {
        throw UsageError("there is no folder '\(value)'", hint: "it is what \(name) says")
      }
      return CodemodFolder(path: real)
    }
    guard let found = nearProgram(environment.executable) else {
      throw UsageError(
        "the folder of the codemods was not found beside the program",
        hint: "name it by \(OptionName.codemods.flag) DIR or SWIFT_CODEMOD_HOME")
    }
    return CodemodFolder(path: found)
  }

  /// The folder that was installed with the program, or that of the checkout it was built in.
  private static func nearProgram(_ executable: String?) -> String? {
    guard let executable, let program = FileStatus.realPath(of: executable) else { return nil }
    let bin = program.parentFolder
    if let prefix = bin?.parentFolder {
      let installed = prefix + "/share/swift-codemod/Codemods"
      if FileStatus(at: installed) == .folder { return FileStatus.realPath(of: installed) }
    }
    var next = bin
    while let folder = next {
      if FileStatus(at: folder + "/Codemods") == .folder,
        FileStatus(at: folder + "/Package.swift") == .file
      {
        return folder + "/Codemods"
      }
      next = folder.parentFolder
    }
    return nil
  }
}
