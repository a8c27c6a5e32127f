import CodeFacts
import CodemodFiles
import Rewriting
import SyntaxTrees
import Testing
import TextEditing

@testable import CodemodEngine

/// A codemod for a test: the part of its file from `rules:` on, and what stands out from a safe one.
struct Mod {
  let id: String
  let yaml: String

  init(_ id: String, _ yaml: String) {
    self.id = id
    self.yaml = yaml
  }

  /// The codemod; a mistake in it fails the test.
  func read() throws -> Codemod {
    let confidence = yaml.contains("\nconfidence:") ? "" : "confidence: safe\n"
    let text = """
      id: \(id)
      title: Title
      why: Reason
      source: Source
      \(confidence)\(yaml.trimmingNewlines)
      examples:
        - before: a()
          after: b()
        - keep: c()

      """
    let file = CodemodFile(Array(text.utf8), path: "\(id).yml")
    return try #require(file.codemod, "\(file.diagnostics.map(\.headline))")
  }
}

/// What some codemods make of a file.
struct EngineCase: CustomTestStringConvertible {
  let name: String
  let mods: [Mod]
  let before: String
  /// The text afterwards; the same if it is left out.
  var after: String?
  /// What is found, each as `line:column id: reason`.
  var findings: [String] = []
  /// What is held back, each as `line:column id: reason`.
  var withheld: [String] = []
  /// How many places were rewritten, by codemod; not looked at if it is left out.
  var rewrites: [String: Int]?
  var review = false
  var sdk = SDKKnowledge()
  var targets: [PlatformVersion]?
  var verifier: TextVerifier?

  var testDescription: String { name }

  /// Runs the codemods, and checks all that must be true of any run beside what this one expects.
  func check(sourceLocation place: SourceLocation = #_sourceLocation) throws {
    let codemods = try mods.map { try $0.read() }
    let options = EngineOptions(review: review, verifier: verifier)
    let engine = Engine(codemods: codemods, sdk: sdk, options: options)
    let outcome = run(engine, before)
    let reversed = Engine(codemods: codemods.reversed(), sdk: sdk, options: options)
    #expect(
      run(reversed, before).result == outcome.result,
      "the order of the codemods does not matter", sourceLocation: place)
    let result = outcome.result ?? Array(before.utf8)
    #expect(String(decoding: result, as: UTF8.self) == after ?? before, sourceLocation: place)
    #expect(outcome.error == nil, sourceLocation: place)
    #expect(outcome.findings.map(\.shown) == findings, sourceLocation: place)
    #expect(outcome.withheld.map(\.shown) == withheld, sourceLocation: place)
    if let rewrites { #expect(outcome.rewrites == rewrites, sourceLocation: place) }
    #expect((outcome.result == nil) == (after == nil), sourceLocation: place)
    #expect(outcome.told(over: Array(before.utf8)) == result, sourceLocation: place)
    let again = run(engine, String(decoding: result, as: UTF8.self))
    #expect(again.result == nil, "a second run changes nothing", sourceLocation: place)
  }

  private func run(_ engine: Engine, _ text: String) -> FileOutcome {
    engine.process(
      SourceFile(path: "File.swift", bytes: Array(text.utf8), targets: targets))
  }
}

/// Runs codemods over a text.
func outcome(of mods: [Mod], _ text: String) throws -> FileOutcome {
  try outcome(of: mods, Array(text.utf8))
}

/// Runs codemods over the bytes of a text.
func outcome(of mods: [Mod], _ bytes: [UInt8]) throws -> FileOutcome {
  Engine(codemods: try mods.map { try $0.read() }).process(
    SourceFile(path: "File.swift", bytes: bytes, targets: nil))
}

extension Finding {
  /// One line: place, codemod, reason.
  var shown: String { "\(position.line):\(position.column) \(codemod): \(reason)" }
}

extension Withheld {
  /// One line: place, codemod, reason.
  var shown: String { "\(position.line):\(position.column) \(codemod): \(reason)" }
}

extension FileOutcome {
  /// What the edits make of the original text.
  func told(over original: [UInt8]) -> [UInt8] {
    var bytes = original
    for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.replacement) }
    return bytes
  }

  /// The text afterwards; nil if nothing changed.
  var resultText: String? { result.map { String(decoding: $0, as: UTF8.self) } }
}

extension String {
  fileprivate var trimmingNewlines: String {
    var text = self[...]
    while text.hasPrefix("\n") { text = text.dropFirst() }
    while text.hasSuffix("\n") { text = text.dropLast() }
    return String(text)
  }
}
