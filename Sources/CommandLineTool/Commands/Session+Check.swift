extension Session {
  /// `check`: validates codemod files.
  func check() throws(UsageError) -> ExitCode {
    var files: [CodemodFolder.File] = []
    for word in arguments.words { files += try checkedFiles(at: word) }
    guard try read(files).areValid else { return .usage }
    output.print("\(String.count(files.count, "codemod file")): no mistakes found\n")
    return .done
  }

  /// The file at a path, or the codemod files in a folder and its folders.
  private func checkedFiles(at word: String) throws(UsageError) -> [CodemodFolder.File] {
    let path = workspace.absolute(word)
    switch FileStatus(at: path) {
    case .none:
      throw UsageError("there is no file or folder '\(word)'")
    case .folder:
      let names = FolderWalk(folder: path, enters: { !$0.hasPrefix(".") }).files()
        .filter { $0.hasSuffix(".yml") }
        .sorted(by: String.areInByteOrder)
      let files = names.map { CodemodFolder.File(at: path + "/" + $0) }
        .filter { $0.pack != CodemodFolder.dataFolder }
      guard !files.isEmpty else { throw UsageError("there are no codemod files in '\(word)'") }
      return files
    default:
      return [CodemodFolder.File(at: path)]
    }
  }
}

extension CodemodFolder.File {
  /// The codemod file at a path, with its folder as its pack.
  fileprivate init(at path: String) {
    let components = path.split(separator: "/").map(String.init)
    let name = components.last ?? ""
    self.init(
      id: name.hasSuffix(".yml") ? String(name.dropLast(4)) : name,
      pack: components.dropLast().last ?? "", path: path)
  }
}
