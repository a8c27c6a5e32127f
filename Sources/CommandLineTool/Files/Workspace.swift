/// The current folder, and how paths look from there.
struct Workspace: Sendable {
  /// The absolute path of the current folder, without a slash at its end.
  let folder: String

  init(folder: String) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  /// The path that system calls take for one that is printed or typed.
  func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    return path.isEmpty || path == "." ? folder : folder + "/" + path
  }

  /// The path to print for one that was typed: relative where it lies below the current folder,
  /// without doubled slashes and without dots, as far as they can be told away.
  func printed(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    let components = withoutSteps(path)
    let plain = (isAbsolute ? "/" : "") + components.joined(separator: "/")
    let whole = components.first == ".." ? outside(components) : plain
    if whole == folder { return "." }
    if whole.hasPrefix(folder + "/") { return String(whole.dropFirst(folder.count + 1)) }
    return plain.isEmpty ? "." : plain
  }

  /// The path below the root that a patch names a printed path by if that does not lie below the
  /// current folder; patches know no steps upwards.
  func patched(_ printed: String) -> String {
    let components = printed.split(separator: "/")
    return components.first == ".." ? outside(components) : printed
  }

  /// The absolute path for components that begin with steps upwards.
  private func outside(_ components: [Substring]) -> String {
    let steps = components.prefix { $0 == ".." }.count
    let above = folder.split(separator: "/").dropLast(steps)
    return "/" + (above + components.dropFirst(steps)).joined(separator: "/")
  }

  /// The components of a path, without those that a step upwards takes back.
  ///
  /// Behind a symbolic link a step upwards leads elsewhere, and stays.
  private func withoutSteps(_ path: String) -> [Substring] {
    var result: [Substring] = []
    for component in path.split(separator: "/") where component != "." {
      if component == "..", let last = result.last, last != ".." {
        let before = (path.hasPrefix("/") ? "/" : "") + result.joined(separator: "/")
        if FileStatus(at: absolute(before), followingLinks: false) == .folder {
          result.removeLast()
          continue
        }
      }
      result.append(component)
    }
    return result
  }

  /// The path of something in a folder, as it is printed.
  func printed(_ name: String, in folder: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}

extension String {
  /// Orders by bytes, whatever the characters mean.
  static func areInByteOrder(_ a: String, _ b: String) -> Bool {
    a.utf8.lexicographicallyPrecedes(b.utf8)
  }

  /// The path of the folder around; nil at the root.
  var parentFolder: String? {
    guard self != "/", let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
