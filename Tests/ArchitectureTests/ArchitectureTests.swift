import Foundation
import Testing

/// The invariants of `Sources/README.md` that no compiler checks.
@Suite struct ArchitectureTests {
  /// What each module may import besides the standard library; the compiler lets a module import
  /// what its dependencies depend on, declared or not.
  static let allowedImports: [String: Set<String>] = {
    let facts: Set = ["Profiling", "TextEditing", "SyntaxTrees", "QueryLanguage"]
    let rewriting = facts.union(["CodeFacts"])
    let files = rewriting.union(["Rewriting", "YAMLReading"])
    return [
      "Profiling": ["Synchronization", "Dispatch"],
      "TextEditing": ["Synchronization"],
      "SyntaxTrees": ["Profiling", "TextEditing", "CTreeSitter", "CTreeSitterSwift"],
      "QueryLanguage": ["TextEditing", "SyntaxTrees"],
      "CodeFacts": facts.union(["Synchronization"]),
      "Rewriting": rewriting,
      "YAMLReading": ["TextEditing", "CYAML"],
      "CodemodFiles": files,
      "CodemodEngine": rewriting.union(["Rewriting", "Synchronization", "Dispatch"]),
      "CommandLineTool": files.union([
        "CodemodFiles", "CodemodEngine", "Foundation", "Synchronization", "Dispatch",
        "Glibc", "Darwin", "Musl",
      ]),
      "swift-codemod": ["CommandLineTool"],
    ]
  }()

  @Test func modulesImportOnlyDownwards() throws {
    for (path, text) in try swiftFiles(in: "Sources") {
      let module = path.split(separator: "/")[1]
      let allowed = try #require(
        Self.allowedImports[String(module)], "\(module) is not in the table")
      for name in imports(of: text) {
        #expect(allowed.contains(name), "\(path) imports \(name)")
      }
    }
  }

  @Test func everyModuleIsInTheTable() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: repository.appending(path: "Sources").path)
    let modules = folders.filter { !$0.hasPrefix("C") || $0.hasPrefix("Co") }
      .filter { $0 != "README.md" }
    #expect(Set(modules) == Set(Self.allowedImports.keys))
  }

  /// No codemod and no framework of Apple's is known to the engine: what they are stands in files.
  @Test func noCodemodAndNoFrameworkInTheSources() throws {
    let identifiers = try codemodIdentifiers()
    #expect(identifiers.count >= 4)
    let words =
      identifiers + ["SwiftUI", "UIKit", "AppKit", "TupleView", "TupleContent", "ViewBuilder"]
    for (path, text) in try swiftFiles(in: "Sources") {
      for word in words {
        let says = text.contains(word)
        #expect(!says, "\(path) says \(word)")
      }
      let names = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" })
      for name in Self.frameworkNames {
        let says = names.contains(Substring(name))
        #expect(!says, "\(path) says \(name)")
      }
    }
  }

  /// Names that are common as parts of other words, and so looked for as words.
  private static let frameworkNames = [
    "@State", "@Binding", "View", "ShapeStyle", "ViewModifier", "StateObject", "ObservableObject",
    "isPresented", "presenting", "overlay", "alert",
  ]

  @Test func filesAreShort() throws {
    for folder in ["Sources", "Tests"] {
      for (path, text) in try swiftFiles(in: folder) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(lines <= 400, "\(path) has \(lines) lines")
      }
    }
  }

  @Test func nothingIsLeftUndone() throws {
    let marks = ["TO" + "DO", "FIX" + "ME", "not " + "implemented", "fatal" + "Error("]
    for (path, text) in try swiftFiles(in: "Sources") {
      for mark in marks {
        #expect(!text.contains(mark), "\(path) says \(mark)")
      }
    }
  }

  private func codemodIdentifiers() throws -> [String] {
    let root = repository.appending(path: "Codemods")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var identifiers: [String] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "yml", !file.path.contains("/sdk/") else { continue }
      identifiers.append(file.deletingPathExtension().lastPathComponent)
    }
    return identifiers
  }

  /// The modules that a file imports, whatever stands before `import`.
  private func imports(of text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index <= 2, index + 1 < words.count,
        words[..<index].allSatisfy({ $0 == "public" || $0.hasPrefix("@") || $0 == "internal" })
      else { return nil }
      return words[index + 1].split(separator: ".").first.map(String.init)
    }
  }

  private func swiftFiles(in folder: String) throws -> [(path: String, text: String)] {
    let root = repository.appending(path: folder)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var result: [(path: String, text: String)] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let path = file.path.dropFirst(
        repository.path.count + (repository.path.hasSuffix("/") ? 0 : 1))
      result.append((String(path), try String(contentsOf: file, encoding: .utf8)))
    }
    return result.sorted { $0.path < $1.path }
  }

  private var repository: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }
}
