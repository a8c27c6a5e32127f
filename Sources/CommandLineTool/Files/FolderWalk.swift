import Foundation

/// Lists the files below a folder without following symbolic links.
struct FolderWalk {
  /// The absolute path of the folder.
  let folder: String
  /// Whether a folder of that name is entered.
  let enters: (String) -> Bool

  /// The regular files, relative to the folder, in no particular order.
  ///
  /// Folders that cannot be read count as empty.
  func files() -> [String] {
    var files: [String] = []
    var pending = [""]
    while let relative = pending.popLast() {
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + relative)
      for name in names ?? [] {
        let path = relative.isEmpty ? name : relative + "/" + name
        switch FileStatus(at: folder + "/" + path, followingLinks: false) {
        case .file: files.append(path)
        case .folder where enters(name): pending.append(path)
        default: break
        }
      }
    }
    return files
  }
}
