import Foundation

/// The objects of an Xcode project's file, by their ids.
struct XcodeObjects {
  private let fields: [String: [String: Any]]
  /// The project itself.
  let project: XcodeObject

  /// Reads the bytes of a `project.pbxproj`; nil if they are no property list of a project.
  init?(_ bytes: [UInt8]) {
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    guard let root = list as? [String: Any], let id = root["rootObject"] as? String,
      let objects = root["objects"] as? [String: Any],
      let project = objects[id] as? [String: Any]
    else { return nil }
    fields = objects.compactMapValues { $0 as? [String: Any] }
    self.project = XcodeObject(id: id, fields: project)
  }

  /// The object with an id; nil if there is none.
  func object(_ id: String?) -> XcodeObject? {
    guard let id, let fields = fields[id] else { return nil }
    return XcodeObject(id: id, fields: fields)
  }

  /// All objects of a kind, in the order of their ids.
  func all(_ kind: String) -> [XcodeObject] {
    fields.filter { $0.value["isa"] as? String == kind }.sorted { $0.key < $1.key }
      .map { XcodeObject(id: $0.key, fields: $0.value) }
  }

  /// The objects that a list in another one names.
  func objects(_ key: String, of object: XcodeObject) -> [XcodeObject] {
    object.texts(key).compactMap { self.object($0) }
  }
}

/// An object of an Xcode project.
struct XcodeObject {
  let id: String
  private let fields: [String: Any]

  init(id: String, fields: [String: Any]) {
    self.id = id
    self.fields = fields
  }

  /// What kind of object it is.
  var kind: String { text("isa") ?? "" }

  func text(_ key: String) -> String? { fields[key] as? String }

  func texts(_ key: String) -> [String] { fields[key] as? [String] ?? [] }

  /// Build settings; a list counts as its words.
  func settings(_ key: String) -> [String: String] {
    let values = fields[key] as? [String: Any] ?? [:]
    return values.compactMapValues { value in
      value as? String ?? (value as? [String])?.joined(separator: " ")
    }
  }
}
