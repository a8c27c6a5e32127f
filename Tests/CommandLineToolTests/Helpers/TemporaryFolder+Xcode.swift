extension TemporaryFolder {
  /// Writes the file of an Xcode project: its targets and the children of its main group by their
  /// ids, its own settings for both of its configurations, and all other objects as they stand in
  /// the file.
  func writeProject(
    _ name: String, targets: [String], children: [String], settings: String = "",
    objects: String
  ) throws {
    try write(
      """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tobjectVersion = 77;
      \tobjects = {
      /* Begin PBXProject section */
      \t\tP /* Project object */ = {
      \t\t\tisa = PBXProject;
      \t\t\tbuildConfigurationList = PC;
      \t\t\tmainGroup = M;
      \t\t\tprojectDirPath = "";
      \t\t\ttargets = ( \(targets.map { $0 + " /* A target */, " }.joined()) );
      \t\t};
      \t\tM = {isa = PBXGroup; children = (\(children.joined(separator: ", "))); sourceTree = "<group>"; };
      \(Self.configurations("PC", settings))
      \(objects)
      \t};
      \trootObject = P /* Project object */;
      }

      """, to: name + ".xcodeproj/project.pbxproj")
  }

  /// A target of an Xcode project, whose name is its id, with the files that it lists by their ids,
  /// its settings for both configurations or for each, and other fields.
  ///
  /// Its `kind` is the last part of the product's type.
  static func target(
    _ id: String, kind: String = "application", sources: [String] = [], settings: String = "",
    release: String? = nil, other: String = ""
  ) -> String {
    let files = sources.map { "\(id)_\($0) = {isa = PBXBuildFile; fileRef = \($0); };" }
    let ids = sources.map { "\(id)_\($0) /* \($0) in Sources */" }.joined(separator: ",\n")
    return """
      \(id) = {
        isa = PBXNativeTarget; name = "\(id)"; buildPhases = (\(id)_R, \(id)_S, gone);
        buildConfigurationList = \(id)_C; productType = "com.apple.product-type.\(kind)"; \(other)
      };
      \(id)_S = {isa = PBXSourcesBuildPhase; files = (\(ids)); };
      \(id)_R = {isa = PBXResourcesBuildPhase; files = (); };
      \(files.joined(separator: "\n"))
      \(configurations(id + "_C", settings, release: release ?? settings))
      """
  }

  private static func configurations(
    _ id: String, _ settings: String, release: String? = nil
  ) -> String {
    """
    \(id) = {
      isa = XCConfigurationList; buildConfigurations = (\(id)D, \(id)R);
      defaultConfigurationName = Release;
    };
    \(id)D = {isa = XCBuildConfiguration; name = Debug; \(settings) };
    \(id)R = {isa = XCBuildConfiguration; name = Release; \(release ?? settings) };
    """
  }
}
