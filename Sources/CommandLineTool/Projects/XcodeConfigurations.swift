import CodeFacts

/// Finds the build settings of an Xcode project's targets.
struct XcodeConfigurations {
  private let objects: XcodeObjects
  private let paths: XcodePaths
  /// The absolute path of the folder that the project's paths begin at.
  private let root: String
  /// The project's name.
  private let name: String
  /// Files of settings that have been read, by path.
  private var files: [String: [String: String]] = [:]

  init(_ objects: XcodeObjects, paths: XcodePaths, root: String, name: String) {
    self.objects = objects
    self.paths = paths
    self.root = root
    self.name = name
  }

  /// The settings of a target, one for each of its configurations.
  mutating func settings(of target: XcodeObject) -> [BuildSettings] {
    let projectList = objects.object(objects.project.text("buildConfigurationList"))
    let list = objects.object(target.text("buildConfigurationList"))
    let shared = configurations(in: projectList)
    return configurations(in: list).map { configuration in
      let name = configuration.text("name") ?? ""
      let base = shared.first { $0.text("name") == name } ?? shared.first
      let layers = layers(of: configuration) + (base.map { self.layers(of: $0) } ?? [])
      return BuildSettings(layers: layers + [standard(target, name)])
    }
  }

  /// The configurations of a list, the default one first.
  private func configurations(in list: XcodeObject?) -> [XcodeObject] {
    guard let list else { return [] }
    let all = objects.objects("buildConfigurations", of: list)
    let standard = list.text("defaultConfigurationName")
    return all.filter { $0.text("name") == standard } + all.filter { $0.text("name") != standard }
  }

  /// The settings of a configuration, and those of the file that it is based on.
  private mutating func layers(of configuration: XcodeObject) -> [[String: String]] {
    let own = configuration.settings("buildSettings")
    guard let path = basePath(of: configuration) else { return [own] }
    let base = files[path] ?? ConfigurationFile(at: path).settings
    files[path] = base
    return [own, base]
  }

  private func basePath(of configuration: XcodeObject) -> String? {
    if let path = paths.path(of: configuration.text("baseConfigurationReference")) { return path }
    // A file in a folder that the project does not list file by file.
    guard let folder = paths.path(of: configuration.text("baseConfigurationReferenceAnchor")),
      let name = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return (folder + "/" + name).withoutSteps
  }

  /// What Xcode sets where nobody else does.
  private func standard(_ target: XcodeObject, _ configuration: String) -> [String: String] {
    let name = target.text("name") ?? ""
    return [
      "TARGET_NAME": name, "TARGETNAME": name, "PROJECT_NAME": self.name, "PROJECT": self.name,
      "CONFIGURATION": configuration, "SRCROOT": root, "PROJECT_DIR": root, "SOURCE_ROOT": root,
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    ]
  }
}

extension BuildSettings {
  /// The module that a target makes; nil if it cannot be told, or if it is called otherwise in other
  /// configurations.
  static func moduleName(in configurations: [BuildSettings]) -> String? {
    let names = Set(configurations.map { $0.value(of: "PRODUCT_MODULE_NAME") })
    guard names.count == 1, case .text(let name)? = names.first, !name.isEmpty else { return nil }
    return name.moduleName
  }

  /// A platform, the setting that says the lowest version, and the beginnings of its SDKs' names.
  private static let platforms: [(name: String, setting: String, sdks: [String])] = [
    ("iOS", "IPHONEOS_DEPLOYMENT_TARGET", ["iphoneos", "iphonesimulator"]),
    ("macOS", "MACOSX_DEPLOYMENT_TARGET", ["macosx"]),
    ("tvOS", "TVOS_DEPLOYMENT_TARGET", ["appletvos", "appletvsimulator"]),
    ("watchOS", "WATCHOS_DEPLOYMENT_TARGET", ["watchos", "watchsimulator"]),
    ("visionOS", "XROS_DEPLOYMENT_TARGET", ["xros", "xrsimulator"]),
  ]

  /// The lowest versions that a target deploys to with some of its settings; nil if one of them
  /// cannot be told, or none is set.
  static func versions(in configurations: [BuildSettings]) -> [PlatformVersion]? {
    var versions: [[PlatformVersion]?] = []
    for (platform, setting, sdks) in platforms {
      for settings in configurations where settings.mayBuild(for: sdks) {
        let values = [settings.value(of: setting)] + settings.conditionalValues(of: setting)
        versions += values.filter { $0 != .unset && $0 != .text("") }.map { value in
          guard case .text(let text) = value else { return nil }
          return PlatformVersion(platform: platform, text: text).map { [$0] }
        }
      }
    }
    return .lowest(of: versions)
  }

  /// Whether a target is, or may be, built with one of some SDKs.
  private func mayBuild(for sdks: [String]) -> Bool {
    switch value(of: "SUPPORTED_PLATFORMS") {
    case .unknown: return true
    case .text(let text) where !text.isEmpty:
      return text.split(separator: " ").contains { sdks.contains(String($0)) }
    case .text, .unset: break
    }
    guard case .text(let sdk) = value(of: "SDKROOT"), !sdk.isEmpty, sdk != "auto" else {
      return true
    }
    return sdks.contains { sdk.hasPrefix($0) }
  }
}
