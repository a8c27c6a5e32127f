import TextEditing

/// Finds the codemod files that words stand for.
struct CodemodSelection {
  let workspace: Workspace
  /// The codemods to choose from.
  let files: [CodemodFolder.File]

  /// The files in the order of the words, each once.
  ///
  /// A word is a path that ends with `.yml`, a pack, an id, or `pack/id`.
  ///
  /// - Throws: `UsageError` if there is none of that name.
  func files(for words: [String]) throws(UsageError) -> [CodemodFolder.File] {
    var result: [CodemodFolder.File] = []
    for word in words {
      for file in try files(for: word) where !result.contains(where: { $0.path == file.path }) {
        result.append(file)
      }
    }
    return result
  }

  private func files(for word: String) throws(UsageError) -> [CodemodFolder.File] {
    if word.hasSuffix(".yml") { return [try file(at: word)] }
    let pack = files.filter { $0.pack == word }
    let named = files.filter { $0.id == word || "\($0.pack)/\($0.id)" == word }
    if named.count > 1 {
      let names = named.map { "'\($0.pack)/\($0.id)'" }
      throw UsageError("'\(word)' is in several packs", hint: "write \(names.listed)")
    }
    if !pack.isEmpty, let other = named.first {
      throw UsageError(
        "'\(word)' is a pack and a codemod",
        hint: "write '\(other.pack)/\(other.id)' for the codemod"
      )
    }
    guard let found = pack.isEmpty ? named.nilIfEmpty : pack else { throw unknown(word) }
    return found
  }

  private func file(at path: String) throws(UsageError) -> CodemodFolder.File {
    let absolute = workspace.absolute(path)
    guard FileStatus(at: absolute) != nil, let real = FileStatus.realPath(of: absolute) else {
      throw UsageError("there is no codemod file '\(path)'")
    }
    if let known = files.first(where: { $0.path == real }) { return known }
    let name = workspace.printed(path).split(separator: "/").last ?? ""
    return CodemodFolder.File(id: String(name.dropLast(4)), pack: "", path: real)
  }

  private func unknown(_ word: String) -> UsageError {
    let known = Set(files.map(\.pack)).sorted() + files.map(\.id)
    return UsageError(
      "there is no codemod or pack '\(word)'" + Suggestion.question(for: word, in: known),
      hint: "see 'swift-codemod list'")
  }
}

extension Array {
  /// The array, or nil if it is empty.
  var nilIfEmpty: Self? { isEmpty ? nil : self }
}
