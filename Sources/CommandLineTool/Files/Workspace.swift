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
  /// without doubled slashes and single dots.
  func printed(_ path: String) -> String {
    let components = path.split(separator: "/").filter { $0 != "." }
    let plain = (path.hasPrefix("/") ? "/" : "") + components.joined(separator: "/")
    if plain == folder { return "." }
    if plain.hasPrefix(folder + "/") { return String(plain.dropFirst(folder.count + 1)) }
    return plain.isEmpty ? "." : plain
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
