import CodeFacts
import Rewriting
import SyntaxTrees

/// The files of a project as places for edits, seen from one of them.
///
/// Made for one worker; looks over a file when its first edit is asked for.
final class EditSites {
  /// One file.
  struct Site {
    /// The number of the file in the project.
    let index: Int
    /// Makes the file's changes.
    let rewriter: Rewriter
    /// What stands in the way of changing it.
    let obstacles: Obstacles
    /// Whether the file must not be changed.
    let isFixed: Bool
  }

  /// The file that is looked from.
  let file: FileFacts
  private let isFixed: [Bool]
  private var sites: [Int: Site] = [:]

  init(of file: FileFacts, isFixed: [Bool]) {
    self.file = file
    self.isFixed = isFixed
  }

  /// The file that a node stands in.
  func site(of node: Node) -> Site {
    let facts = file.facts(of: node)
    if let known = sites[facts.index] { return known }
    let site = Site(
      index: facts.index, rewriter: Rewriter(RewriteContext(tree: facts.tree)),
      obstacles: Obstacles(in: facts.tree), isFixed: isFixed[facts.index])
    sites[facts.index] = site
    return site
  }
}
