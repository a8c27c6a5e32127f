import SwiftSyntax
import SwiftSyntaxMacros

/// The `@State` of the 2027 SDKs: accessors that go through storage of the property's own.
///
/// A property with an initial value has no init accessor: an assignment calls the setter, for which
/// all of `self` must be there. Without one, the init accessor takes the assignment.
struct StateMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let storage = StateStorage(of: declaration, attribute: node, context) else { return [] }
    return storage.accessors.map { "\(raw: $0)" }
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let storage = StateStorage(of: declaration, attribute: node, context) else { return [] }
    return storage.peers.map { "\(raw: $0)" }
  }
}

/// What stores a state, and what can initialize it.
struct StateStorage {
  private let property: StateProperty
  /// Whether the memberwise initializer has a parameter for the property, as `@State` is no wrapper.
  private let isParameter: Bool
  /// Whether there must be no memberwise initializer.
  private let isHidden: Bool
  /// Whether the storage must be no parameter of the memberwise initializer.
  private let isConstant: Bool

  init?(
    of declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax,
    _ context: some MacroExpansionContext
  ) {
    guard let property = StateProperty(declaration) else { return nil }
    let initializer = EnclosingType.memberwiseInitializer(around: attribute, context)
    self.property = property
    isParameter = initializer == .shared && !property.isPrivate
    isHidden = initializer == .hidden
    isConstant = initializer == .shared && property.isPrivate && property.value != nil
  }

  /// The stored property's name.
  private var name: String { (property.value == nil ? "_" : "__") + property.name }

  /// The accessors of the property itself.
  var accessors: [String] {
    let isInitializable = isParameter || !property.isValueWritten && !isConstant
    return (isInitializable ? initializer("SwiftUI.State(wrappedValue: newValue)") : []) + [
      "get { \(name).wrappedValue }", "nonmutating set { \(name).wrappedValue = newValue }",
    ]
  }

  /// The storage, what is seen of it as `_name`, and the projected value.
  var peers: [String] {
    let stored = "private \(isConstant ? "let" : "var") \(name)" + typed("State", "State", "")
    let projected = computed(
      property.access, "$\(property.name)", typed("Binding", "State", ".projectedValue"),
      (isHidden
        ? initializer("SwiftUI.State(wrappedValue: newValue.wrappedValue)") + ["set {}"] : [])
        + ["get { \(name).projectedValue }"])
    guard property.value != nil else { return [stored, projected] }
    let seen = computed(
      "private ", "_\(property.name)", typed("State", "State", ""),
      (isHidden ? initializer("newValue") : [])
        + ["get { \(name) }", "set { \(name).wrappedValue = newValue.wrappedValue }"])
    return [stored, seen, projected]
  }

  /// An init accessor that gives the storage its value.
  ///
  /// Where two of them do, the type has no memberwise initializer (SE-0400).
  private func initializer(_ value: String) -> [String] {
    ["@storageRestrictions(initializes: \(name)) init(newValue) { \(name) = \(value) }"]
  }

  /// A type, or what stands for it: an initial value, whose type is inferred.
  private func typed(_ type: String, _ wrapper: String, _ member: String) -> String {
    let argument = property.type.map { "<\($0)>" } ?? ""
    guard let value = property.value else { return ": SwiftUI.\(type)\(argument)" }
    return " = SwiftUI.\(wrapper)\(argument)(wrappedValue: \(value))\(member)"
  }

  /// A computed property, whose type may be that of an initial value.
  private func computed(
    _ access: String, _ name: String, _ typed: String, _ accessors: [String]
  ) -> String {
    let code = accessors.joined(separator: " ")
    guard property.value != nil else { return "\(access)var \(name)\(typed) { \(code) }" }
    return "@SwiftUI._Computed(\"\(code)\") \(access)var \(name)\(typed)"
  }
}

/// What a declaration with `@State` says of its property.
private struct StateProperty {
  /// The name without backticks.
  let name: String
  /// The type as written.
  let type: String?
  /// The initial value as written; `nil` for an optional without one.
  let value: String?
  let isValueWritten: Bool
  /// The access modifier as written, with a space behind it.
  let access: String

  var isPrivate: Bool { access == "private " || access == "fileprivate " }

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    self.name = name.filter { $0 != "`" }
    access =
      variable.modifiers.map(\.trimmedDescription)
      .first { ["private", "fileprivate", "public", "package", "internal"].contains($0) }
      .map { $0 + " " } ?? ""
    let written = binding.typeAnnotation?.type
    let unwrapped = written?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    type = unwrapped.map { "\($0.wrappedType.trimmedDescription)?" } ?? written?.trimmedDescription
    let isOptional = type?.hasSuffix("?") ?? false
    isValueWritten = binding.initializer != nil
    value = binding.initializer?.value.trimmedDescription ?? (isOptional ? "nil" : nil)
  }
}
