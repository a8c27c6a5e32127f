public import CodeFacts
public import Rewriting
public import TextEditing

/// The codemods of a folder, in packs, and what is known of the SDKs.
///
/// A folder `Codemods` holds a folder for each pack, `<pack>/<id>.yml`, and data about the SDKs in
/// `sdk/<name>.yml`.
public struct CodemodLibrary: Sendable {
  /// The good codemods, by pack and id.
  public let codemods: [Codemod]
  /// All that the data files tell.
  public let sdk: SDKKnowledge
  /// What is wrong with the files, by path and place.
  public let diagnostics: [Diagnostic]

  /// The folder of the data files.
  public static let sdkFolder = "sdk"

  /// Reads the files of a folder.
  ///
  /// The folder in which a file stands is its pack; a file without one belongs to no pack. Files
  /// that do not end in `.yml` are left aside.
  ///
  /// - Parameter files: The files with their paths, `/` between the parts, in any order.
  public init(_ files: [(path: String, bytes: [UInt8])]) {
    var diagnostics: [Diagnostic] = []
    var sdk = SDKKnowledge()
    var found: [(codemod: Codemod, path: String, position: LinePosition?)] = []
    for (path, bytes) in files.sorted(by: { $0.path < $1.path }) {
      let parts = path.split(separator: "/")
      let pack = parts.dropLast().last.map(String.init) ?? ""
      if path.hasSuffix(".yaml") {
        diagnostics.append(
          Diagnostic(
            path: path, message: "this file is not read", advice: ["let its name end in `.yml`"]))
      }
      guard path.hasSuffix(".yml") else { continue }
      if pack == Self.sdkFolder {
        let file = SDKFile(bytes, path: path)
        diagnostics += file.diagnostics
        sdk.merge(file.knowledge)
      } else {
        let file = CodemodFile(bytes, path: path, pack: pack)
        diagnostics += file.diagnostics
        if let codemod = file.codemod { found.append((codemod, path, file.idPosition)) }
      }
    }
    let packs = Set(found.map(\.codemod.pack))
    var paths: [String: String] = [:]
    var codemods: [Codemod] = []
    for (codemod, path, position) in found {
      if let other = paths[codemod.id] {
        diagnostics.append(
          Diagnostic(
            path: path, position: position, message: "the id `\(codemod.id)` is taken",
            advice: ["\(other) has it"]))
      } else if packs.contains(codemod.id) {
        diagnostics.append(
          Diagnostic(
            path: path, position: position, message: "the id `\(codemod.id)` is a pack's name"))
      } else {
        paths[codemod.id] = path
        codemods.append(codemod)
      }
    }
    self.codemods = codemods.sorted { ($0.pack, $0.id) < ($1.pack, $1.id) }
    self.sdk = sdk
    self.diagnostics = diagnostics.sorted()
  }

  /// The names of the packs, in alphabetical order.
  public var packs: [String] {
    Set(codemods.map(\.pack)).subtracting([""]).sorted()
  }

  /// The codemods that words name.
  ///
  /// - Parameter words: Ids of codemods, alone or as `pack/id`, and names of packs.
  /// - Returns: What any of the words names, each once, by pack and id; none for no words.
  /// - Throws: The first word that is neither.
  public func select(_ words: [String]) throws(SelectionError) -> [Codemod] {
    let names = codemods.map {
      [$0.id, $0.pack, $0.pack.isEmpty ? "" : "\($0.pack)/\($0.id)"].filter { !$0.isEmpty }
    }
    let known = Set(names.joined())
    for word in words where !known.contains(word) {
      let likely = word.contains("/") ? known.sorted() : codemods.map(\.id) + packs
      throw SelectionError(word: word, nearest: Suggestion.nearest(to: word, in: likely))
    }
    return zip(codemods, names).filter { $1.contains(where: words.contains) }.map(\.0)
  }
}
