import SyntaxTrees
import TextEditing

extension Session {
  /// `tree`: prints the syntax tree of a file, or of a line of it.
  func tree() throws(UsageError) -> ExitCode {
    let (path, line) = try place(arguments.words[0])
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.readText(at: workspace.absolute(path))
    } catch {
      report([FileProblem(path: path, message: error.message)])
      return .incomplete
    }
    let tree = SyntaxParser().parse(bytes)
    for node in try nodes(on: line, of: tree) {
      output.print(node.outline(includingTokens: arguments.has(.allTokens)) + "\n")
    }
    return .done
  }

  /// Takes `FILE:LINE` apart; a file whose name ends like that is a file.
  private func place(_ word: String) throws(UsageError) -> (path: String, line: Int?) {
    if FileStatus(at: workspace.absolute(word)) != nil { return (workspace.printed(word), nil) }
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    let path = parts.dropLast().joined(separator: ":")
    guard parts.count > 1, FileStatus(at: workspace.absolute(path)) != nil else {
      throw UsageError("there is no file '\(parts.count > 1 ? path : word)'")
    }
    guard let line = Int(parts[parts.count - 1]), line > 0 else {
      throw UsageError("'\(parts[parts.count - 1])' is no line")
    }
    return (workspace.printed(path), line)
  }

  /// The outermost nodes that begin on a line, or else the innermost one that it lies in; the root
  /// for no line.
  private func nodes(on line: Int?, of tree: SyntaxTree) throws(UsageError) -> [Node] {
    guard let line else { return [tree.root] }
    guard line <= tree.lines.count else {
      throw UsageError(
        "there is no line \(line); the file has \(String.count(tree.lines.count, "line"))")
    }
    let range = tree.source.trimmedRange(tree.lines.byteRange(ofLine: line))
    var around = tree.root
    var starting: [Node] = []
    var end = range.lowerBound
    for node in tree.root.descendants where node.isNamed && !node.range.isEmpty {
      if range.contains(node.start) {
        // A block's list of statements begins with the first of them but is not on its line.
        if node.kind == .statements { continue }
        // What lies in a node that begins on the line is printed with it.
        if node.start >= end { starting.append(node) }
        end = max(end, node.end)
      } else if node.start < range.lowerBound, node.end >= range.upperBound {
        around = node
      }
    }
    return starting.isEmpty ? [around] : starting
  }
}
