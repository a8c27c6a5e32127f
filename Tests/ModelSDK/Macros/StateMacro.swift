import SwiftSyntax
import SwiftSyntaxMacros

/// The `@State` of the 2027 SDKs: accessors that go through storage of the property's own.
///
/// Only without an initial value can the property be initialized by an assignment; with one, an
/// assignment calls the setter, for which all of `self` must be there. Without an initializer of
/// its own, a type with such a property has none: two properties initialize one storage (SE-0400).
public struct StateMacro: AccessorMacro, PeerMacro {
  /// The accessors; without an initial value one that initializes the storage as well.
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = StateProperty(declaration) else { return [] }
    let accessors: [AccessorDeclSyntax] = [
      "get { __\(raw: property.name).wrappedValue }",
      "nonmutating set { __\(raw: property.name).wrappedValue = newValue }",
    ]
    guard property.value == nil else { return accessors }
    return [
      """
      @storageRestrictions(initializes: __\(raw: property.name))
      init(initialValue) { __\(raw: property.name) = SwiftUI.State(wrappedValue: initialValue) }
      """
    ] + accessors
  }

  /// The storage, the property of it that people use, and the projected value.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = StateProperty(declaration) else { return [] }
    let name = property.name
    let storage = property.value.map { "SwiftUI.State(wrappedValue: \($0))" }
    guard let type = property.type else {
      // What the value is only the type checker knows: there is no projected value then.
      return ["private var __\(raw: name) = \(raw: storage ?? "")"]
    }
    let initial = storage.map { " = \($0)" } ?? ""
    let initializer =
      property.value == nil
      ? "@storageRestrictions(initializes: __\(name)) init(state) { __\(name) = state }" : ""
    return [
      "private var __\(raw: name): SwiftUI.State<\(raw: type)>\(raw: initial)",
      """
      private var _\(raw: name): SwiftUI.State<\(raw: type)> {
        \(raw: initializer)
        get { __\(raw: name) }
        set { __\(raw: name) = newValue }
      }
      """,
      "\(raw: property.access)var $\(raw: name): SwiftUI.Binding<\(raw: type)> { __\(raw: name).projectedValue }",
    ]
  }
}

/// What a declaration with `@State` says of its property.
private struct StateProperty {
  let name: String
  /// The type as written, or as the initial value's form tells it; nil if it does not.
  let type: String?
  /// The initial value as written; `nil` for an optional without one.
  let value: String?
  /// The access modifier as written, with a space behind it.
  let access: String

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    self.name = name.filter { $0 != "`" }
    access =
      variable.modifiers.map(\.trimmedDescription)
      .first { ["private", "fileprivate", "public", "internal"].contains($0) }
      .map { $0 + " " } ?? ""
    let written = binding.typeAnnotation?.type
    let initial = binding.initializer?.value
    type = written?.trimmedDescription ?? initial.flatMap(Self.type(of:))
    let isOptional = written?.is(OptionalTypeSyntax.self) ?? false
    value = initial?.trimmedDescription ?? (isOptional ? "nil" : nil)
  }

  /// The type that an expression has by its form alone.
  private static func type(of value: ExprSyntax) -> String? {
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if let array = value.as(ArrayExprSyntax.self), let first = array.elements.first?.expression {
      return type(of: first).map { "[\($0)]" }
    }
    if let call = value.as(FunctionCallExprSyntax.self) {
      return typeName(call.calledExpression)
    }
    // A static member is mostly of the type itself.
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base {
      return typeName(base)
    }
    return nil
  }

  /// The type that an expression names, `A`, `A.B`, `A<B>`, `[A]`; nil for any other.
  private static func typeName(_ expression: ExprSyntax) -> String? {
    let text = expression.trimmedDescription
    let base = text.split(separator: ".").last.map(String.init) ?? text
    if base == "init" { return expression.as(MemberAccessExprSyntax.self)?.base.flatMap(typeName) }
    guard let first = base.first(where: { $0 != "[" }), first.isUppercase else { return nil }
    return text
  }
}
