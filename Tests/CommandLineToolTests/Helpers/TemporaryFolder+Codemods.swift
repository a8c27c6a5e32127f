extension TemporaryFolder {
  /// Writes a codemod file into `Codemods/<pack>/<id>.yml`, or another folder.
  ///
  /// Its `name` is the pack and the id, as `calls/rename`. It makes calls of `old` calls of `new`,
  /// and reports those of `noted`.
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
            let a = \(old)(1)
          after: |
            let a = \(new)(1)
        - keep: |
            let a = stays()

      """, to: "\(folder)/\(name).yml")
  }

  /// Writes a codemod file that is none.
  func writeBadCodemod(_ name: String, in folder: String = "Codemods") throws {
    try write("- nothing\n", to: "\(folder)/\(name).yml")
  }
}
