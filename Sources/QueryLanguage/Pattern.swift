/// How a pattern is to be read.
public enum PatternRole: String, Sendable, CaseIterable {
  /// An expression: one with a value.
  case expression
  /// Statements that follow each other in one block.
  case statements
  /// Members that follow each other in one type.
  case member
  /// Declarations that follow each other at the top of a file.
  case declaration
  /// A type.
  case type
}

/// Swift code with placeholders, ready to be matched.
///
/// Placeholders are written as Xcode shows them: `fetch(<#id#>, <#rest...#>)`. The same name twice
/// takes the same code twice. What the pattern does not mention does not match: every argument,
/// element and statement of the source is accounted for.
public struct Pattern: Sendable {
  /// The text as written.
  public let text: String
  /// How the text was read.
  public let role: PatternRole
  /// Whether only the very form of the pattern matches, without equivalent ones.
  public let isExact: Bool
  /// The tokens and placeholders in the order in which they are written.
  public let items: [PatternItem]
  let program: PatternProgram

  /// Reads a pattern.
  ///
  /// - Parameters:
  ///   - text: Swift code with placeholders.
  ///   - role: What the code is; nil to try the roles in their order.
  ///   - exactly: Whether equivalent forms are left out.
  /// - Throws: The first mistake; ``mistakes(in:as:)`` tells all of them.
  public init(
    parsing text: String, as role: PatternRole? = nil, exactly: Bool = false
  ) throws(PatternError) {
    let result = PatternReader.read(text, as: role)
    switch result {
    case .failure(let mistakes):
      throw mistakes.first ?? PatternError("the pattern is empty", at: 0)
    case .success(let reading):
      self.init(
        text: text, role: reading.role, isExact: exactly, items: reading.items,
        program: reading.program)
    }
  }

  /// Puts a pattern together; without a program it matches nothing.
  init(
    text: String, role: PatternRole, isExact: Bool, items: [PatternItem],
    program: PatternProgram = PatternProgram()
  ) {
    self.text = text
    self.role = role
    self.isExact = isExact
    self.items = items
    self.program = program
  }

  /// All mistakes of a pattern, by place; empty if it can be used.
  public static func mistakes(in text: String, as role: PatternRole? = nil) -> [PatternError] {
    if case .failure(let mistakes) = PatternReader.read(text, as: role) { mistakes } else { [] }
  }

  /// The names of the placeholders, without `_`, in the order in which they are first written.
  public var names: [String] { program.names }
}
