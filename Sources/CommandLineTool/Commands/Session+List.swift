import CodemodFiles
import Rewriting

extension Session {
  /// `list`: prints what codemods there are.
  func list() throws(UsageError) -> ExitCode {
    var files = try codemodFolder().files()
    let packs = arguments.all(.pack)
    for pack in packs where !files.contains(where: { $0.pack == pack }) {
      let known = Set(files.map(\.pack)).sorted()
      throw UsageError(
        "there is no pack '\(pack)'", hint: known.isEmpty ? nil : "there is \(known.listed)")
    }
    files.removeAll { !packs.isEmpty && !packs.contains($0.pack) }
    let isPage = arguments.value(.format) == "markdown"
    let reading = try read(files, isPage ? .whole : .head)
    switch arguments.value(.format) {
    case "json": output.data.write(JSONText.text(of: ListJSON(reading.codemods)))
    case "markdown": output.data.write(CatalogueMarkdown(codemods: reading.codemods).page)
    default: output.print(Catalogue(style: style).table(of: reading.codemods))
    }
    return reading.areValid ? .done : .usage
  }

  /// `show`: prints one codemod.
  func show() throws(UsageError) -> ExitCode {
    guard let codemods = try codemods(for: arguments.words) else { return .usage }
    guard let codemod = codemods.first, codemods.count == 1 else {
      let ids = codemods.map(\.id)
      throw UsageError(
        "'\(arguments.words[0])' is a pack; 'show' is about one codemod",
        hint: "one of \(ids.listed)")
    }
    output.data.write(Catalogue(style: style).page(about: codemod))
    return .done
  }
}
