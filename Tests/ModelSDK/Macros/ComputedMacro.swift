import SwiftSyntax
import SwiftSyntaxMacros

/// `@_Computed`: accessors for a property that is declared with a value, for the value's type only.
struct ComputedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard case .argumentList(let arguments) = node.arguments,
      let literal = arguments.first?.expression.as(StringLiteralExprSyntax.self),
      let code = literal.representedLiteralValue
    else { return [] }
    let property: DeclSyntax = "var property: Any { \(raw: code) }"
    guard let binding = property.as(VariableDeclSyntax.self)?.bindings.first,
      case .accessors(let accessors) = binding.accessorBlock?.accessors
    else { return [] }
    return Array(accessors)
  }
}
