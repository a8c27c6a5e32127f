public import SyntaxTrees

/// A variable that a piece of code uses, and that is declared outside of it in the same function.
public struct FreeVariable: Sendable {
  /// What the code may call it where it is a parameter.
  public let name: String
  /// How it is written where the code stands: its name, or `$0`.
  public let argument: String
  /// Its type, as it is written in the type around the code.
  public let type: String
  /// The places at which the code must use the new name instead of the old.
  public let renamed: [Node]
}

/// What a piece of code needs from the function around it.
public struct FreeVariables: Sendable {
  /// The variables: parameters of the closure that the code stands in first, then the others in the
  /// order of their declarations.
  public let variables: [FreeVariable]
  /// Why they cannot be handed to the code as values; nil if they can.
  public let obstacle: Judgement?

  /// Looks through neighbours in one block.
  public init(of nodes: [Node], in facts: FileFacts) {
    var search = FreeVariableSearch(facts: facts, nodes: nodes)
    search.run()
    variables = search.obstacle == nil ? search.result : []
    obstacle = search.obstacle
  }

  /// The variables as parameters of a function: `a: Int, b: String`.
  ///
  /// - Parameter firstLabel: A label for the first one, in place of its name.
  /// - Returns: The text between the parentheses.
  public func parameters(firstLabel: String?) -> String {
    variables.enumerated().map { index, variable in
      let label = index == 0 ? firstLabel.map { $0 + " " } ?? "" : ""
      return "\(label)\(variable.name): \(variable.type)"
    }.joined(separator: ", ")
  }

  /// The variables as arguments of a call with these parameters: `a: a, b: b`.
  ///
  /// - Parameter firstLabel: The label of the first parameter, if it is not its name.
  /// - Returns: The text between the parentheses.
  public func arguments(firstLabel: String?) -> String {
    variables.enumerated().map { index, variable in
      let label = index == 0 ? firstLabel ?? variable.name : variable.name
      return (label == "_" ? "" : "\(label): ") + variable.argument
    }.joined(separator: ", ")
  }
}
