/// Where the files and folders of an Xcode project lie.
struct XcodePaths {
  /// The absolute path of each file, group and folder that has one, by id.
  private var paths: [String: String] = [:]

  /// Follows a project's groups.
  ///
  /// - Parameters:
  ///   - objects: The project.
  ///   - root: The absolute path of the folder that the project's paths begin at.
  init(_ objects: XcodeObjects, root: String) {
    var pending: [(object: XcodeObject, folder: String?)] = []
    if let group = objects.object(objects.project.text("mainGroup")) {
      pending = [(group, root)]
    }
    var seen: Set<String> = []
    while let (object, folder) = pending.popLast() {
      guard seen.insert(object.id).inserted, Self.matters(object) else { continue }
      let path = Self.path(of: object, in: folder, root: root)
      paths[object.id] = path
      pending += objects.objects("children", of: object).map { ($0, path) }
    }
  }

  /// Whether anybody asks for the path: of files, only Swift's and those of settings count, and a
  /// project may list thousands of others.
  private static func matters(_ object: XcodeObject) -> Bool {
    guard object.kind == "PBXFileReference", let path = object.text("path") else { return true }
    return path.hasSuffix(".swift") || path.hasSuffix(".xcconfig")
  }

  /// The path of a file, group or folder; nil if it lies in no place that the project knows.
  func path(of id: String?) -> String? { id.flatMap { paths[$0] } }

  private static func path(of object: XcodeObject, in folder: String?, root: String) -> String? {
    let start: String?
    switch object.text("sourceTree") {
    case "<group>", nil: start = folder
    case "SOURCE_ROOT": start = root
    case "<absolute>": start = "/"
    // What is built, and what comes with Xcode.
    default: start = nil
    }
    guard let start, let path = object.text("path"), !path.isEmpty else { return start }
    return (path.hasPrefix("/") ? path : start + "/" + path).withoutSteps
  }
}
