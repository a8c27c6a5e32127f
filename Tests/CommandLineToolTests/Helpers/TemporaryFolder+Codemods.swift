extension TemporaryFolder {
  /// Writes a codemod file into `Codemods/<pack>/<id>.yml`, or another folder.
  ///
  /// - Parameters:
  ///   - name: The pack and the id: `calls/rename`.
  ///   - keys: Lines of more keys.
  ///   - old: The call that becomes `new`.
  ///   - new: What it becomes.
  ///   - noted: A call that is reported, if any.
  func writeCodemod(
    _ name: String, in folder: String = "Codemods", keys: String = "confidence: safe",
    _ old: String = "fetch", to new: String = "load", noting noted: String? = nil
  ) throws {
    let note = noted.map { "\n  - match: \($0)()\n    note: look at \($0)" } ?? ""
    try write(
      """
      id: \(name.split(separator: "/").last ?? "")
      title: Replace calls
      why: To test.
      source: none
      \(keys)
      rules:
        - match: \(old)(<#a...#>)
          rewrite: \(new)(<#a...#>)\(note)
      examples:
        - before: |
            \(old)(1)
          after: |
            \(new)(1)
        - keep: |
            stays()

      """, to: "\(folder)/\(name).yml")
  }

  /// Writes a codemod file that is none.
  func writeBadCodemod(_ name: String, in folder: String = "Codemods") throws {
    try write("- nothing\n", to: "\(folder)/\(name).yml")
  }
}
