/// A folder whose files belong to a target.
struct TargetFolder: Equatable {
  /// The absolute path.
  var path: String
  /// The files and folders below that belong to the target, as paths in the folder; nil for all.
  var only: Set<String>?
  /// The files and folders below that do not.
  var excluded: Set<String> = []

  /// Whether a file below the folder belongs to the target.
  func holds(_ file: String) -> Bool {
    guard let name = file.path(below: path) else { return false }
    var isWanted = only == nil
    // What is said of a folder holds for all that lies in it.
    var next: String? = name
    while let part = next {
      if excluded.contains(part) { return false }
      if only?.contains(part) == true { isWanted = true }
      next = part.parentFolder
    }
    return isWanted
  }
}

extension String {
  /// What is left of an absolute path behind a folder that it lies below; nil if it does not.
  func path(below folder: String) -> String? {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }

  /// An absolute path without steps that lead nowhere or upwards.
  var withoutSteps: String {
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
