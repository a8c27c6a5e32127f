import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry`: a property of the environment with a key of its own.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = name(of: declaration) else { return [] }
    return [
      "get { self[__Key_\(raw: name).self] }", "set { self[__Key_\(raw: name).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let name = name(of: declaration),
      let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
    else { return [] }
    let type = binding.typeAnnotation?.trimmedDescription ?? ""
    let value = binding.initializer?.value.trimmedDescription ?? "nil"
    let values = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
    if values?.trimmedDescription == "FocusedValues",
      let optional = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)
    {
      return [
        """
        private struct __Key_\(raw: name): SwiftUI.FocusedValueKey {
          typealias Value = \(optional.wrappedType.trimmed)
        }
        """
      ]
    }
    let key = values?.trimmedDescription == "Transaction" ? "TransactionKey" : "EnvironmentKey"
    return [
      """
      private struct __Key_\(raw: name): SwiftUI.\(raw: key) {
        nonisolated(unsafe) static let defaultValue\(raw: type) = \(raw: value)
      }
      """
    ]
  }

  private static func name(of declaration: some DeclSyntaxProtocol) -> String? {
    declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern
      .as(IdentifierPatternSyntax.self)?.identifier.text
  }
}

/// `#Preview`: the code is checked, and nothing is left of it.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// `@Previewable`: the property is checked where it stands.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
