extension Session {
  /// The files that the command is about, by path.
  func selectedFiles() throws(UsageError) -> [String] {
    let discovery = Discovery(workspace: workspace, git: environment.git)
    let paths = try arguments.value(.filesFrom).map(listedPaths) ?? arguments.all(.paths)
    let isList = arguments.has(.filesFrom)
    let files = try discovery.files(in: paths.isEmpty && !isList ? ["."] : paths)
    let only = arguments.all(.only).map(Glob.init)
    let skip = arguments.all(.skip).map(Glob.init)
    return files.filter { file in
      (only.isEmpty || only.contains { $0.matches(file) }) && !skip.contains { $0.matches(file) }
    }
  }

  /// The paths in a file, or in standard input: one a line, or with zero bytes between them.
  private func listedPaths(_ list: String) throws(UsageError) -> [String] {
    let bytes: [UInt8]
    if list == "-" {
      guard let input = environment.standardInput() else {
        throw UsageError("standard input cannot be read")
      }
      bytes = input
    } else {
      do throws(FileError) {
        bytes = try FileReader.read(at: workspace.absolute(list))
      } catch {
        throw UsageError("'\(list)' \(error.message)")
      }
    }
    let separator: UInt8 = bytes.contains(0) ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: separator).compactMap { line in
      let isCRLF = separator != 0 && line.last == UInt8(ascii: "\r")
      let path = String(decoding: isCRLF ? line.dropLast() : line, as: UTF8.self)
      return path.isEmpty ? nil : path
    }
  }
}
