import SyntaxTrees

/// The initializer that the compiler makes for a struct, with a parameter for each stored property,
/// and what would have to be written to have it without the compiler.
public struct MemberwiseInitializer: Sendable {
  /// The struct.
  public let type: NominalType
  /// The parameters in the order of the properties.
  let parameters: [MemberwiseParameter]
  /// The calls that pass arguments to it.
  let calls: InitializerCalls

  /// Nil if the type has none, or if it is not known which declaration is meant.
  init?(of type: NominalType, facts: FileFacts) {
    guard type.hasMemberwiseInitializer, !type.isAmbiguous, let primary = type.primary else {
      return nil
    }
    self.type = type
    let facts = facts.facts(of: primary.node)
    let reader = MemberwiseReader(facts: facts)
    let parameters = reader.parameters(of: primary)
    let calls = InitializerCalls(of: type, parameters: parameters, facts: facts)
    // What a private wrapper has a value for is no parameter; but code that passes it wants one.
    self.parameters = parameters.filter { !$0.isLeftOut || calls.passed.contains($0.name) }
    self.calls = calls
  }

  /// Whether all properties that the initializer of a struct could set are private to the file, the
  /// ones left out as well.
  static func setsOnlyPrivateProperties(_ primary: TypeDeclaration, facts: FileFacts) -> Bool {
    MemberwiseReader(facts: facts.facts(of: primary.node)).parameters(of: primary)
      .allSatisfy(\.property.isPrivateToFile)
  }

  /// Who may call it: the least of what may be used of its properties.
  var access: String {
    let modifiers = parameters.flatMap(\.property.modifiers)
    return ["private", "fileprivate"].first { modifiers.contains($0) } ?? ""
  }

  /// What keeps it from being written out; nil if nothing does.
  public var obstacle: String? { parameters.lazy.compactMap(\.obstacle).first }
}

/// A parameter of a memberwise initializer.
struct MemberwiseParameter: Sendable {
  /// How the property gets what the parameter is.
  enum Form: Sendable, Hashable {
    /// As it is.
    case value
    /// The parameter is the property's storage.
    case storage
    /// The parameter makes it.
    case result
  }

  let property: Property
  var form = Form.value
  /// The parameter's type with what parameters have before it.
  var type = ""
  /// What stands before the name, such as the attribute of a builder.
  var attribute: String?
  /// Whether a trailing closure may stand for it.
  var takesClosure = false
  /// What it is if a call leaves it out; with its comments if it cannot stay with the property.
  var value: String?
  /// The same without comments.
  var argument: String?
  /// Whether the compiler leaves it out.
  var isLeftOut = false
  /// Why it cannot be written.
  var obstacle: String?

  init(_ property: Property) { self.property = property }

  /// The name as it is written, in backticks where it is a keyword.
  var writtenName: String { property.nameNode.text }

  /// The name, which is the label as well.
  var name: String { property.name }

  /// The parameter as it is declared.
  var declaration: String {
    (attribute.map { $0 + " " } ?? "") + "\(writtenName): \(type)"
      + (value.map { " = \($0)" } ?? "")
  }

  /// The statement that sets the property.
  var assignment: String {
    switch form {
    case .value: "self.\(writtenName) = \(writtenName)"
    case .storage: "self._\(name) = \(writtenName)"
    case .result: "self.\(writtenName) = \(writtenName)()"
    }
  }
}

extension MemberwiseInitializer {
  /// A part of the initializer, as it would be written.
  public enum Part: String, Sendable, CaseIterable {
    /// What stands between its parentheses.
    case parameters
    /// The statements that set the properties, one a line.
    case assignments
    /// Arguments for the parameters that a call may leave out.
    case arguments
    /// `private`, `fileprivate` or nothing.
    case access
  }

  /// More columns than these are not written on one line.
  private static let widest = 72

  /// The text of a part.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - unit: What the file indents by.
  /// - Returns: Lines that begin at the same column; long parameters stand on lines of their own.
  func text(of part: Part, unit: String) -> String {
    switch part {
    case .parameters:
      let all = parameters.map(\.declaration)
      let line = all.joined(separator: ", ")
      guard line.count > Self.widest || line.contains(where: \.isNewline) else { return line }
      let lines = all.joined(separator: ",\n").split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return "\n" + lines.map { $0.isEmpty ? "" : unit + $0 }.joined(separator: "\n") + "\n"
    case .assignments:
      return parameters.map(\.assignment).joined(separator: "\n")
    case .arguments:
      return parameters.compactMap { parameter in
        parameter.argument.map { "\(parameter.writtenName): \($0)" }
      }.joined(separator: ", ")
    case .access: return access
    }
  }
}
