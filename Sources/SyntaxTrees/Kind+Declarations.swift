// Kinds of declarations and their parts.

extension Kind {
  /// `import Module`.
  public static let importDeclaration = Kind(known: "import_declaration")
  /// `let a = 1`, `var a, b: Int`, stored, computed, local or global.
  public static let propertyDeclaration = Kind(known: "property_declaration")
  /// `func f() {}`.
  public static let functionDeclaration = Kind(known: "function_declaration")
  /// `init() {}`.
  public static let initDeclaration = Kind(known: "init_declaration")
  /// `deinit {}`.
  public static let deinitDeclaration = Kind(known: "deinit_declaration")
  /// `subscript(i: Int) -> Int { … }`.
  public static let subscriptDeclaration = Kind(known: "subscript_declaration")
  /// A type or an extension; the field `declaration_kind` tells which.
  public static let classDeclaration = Kind(known: "class_declaration")
  /// `protocol P {}`.
  public static let protocolDeclaration = Kind(known: "protocol_declaration")
  /// `var a: Int { get }` in a protocol.
  public static let protocolPropertyDeclaration = Kind(known: "protocol_property_declaration")
  /// `func f()` in a protocol.
  public static let protocolFunctionDeclaration = Kind(known: "protocol_function_declaration")
  /// `typealias A = B`.
  public static let typealiasDeclaration = Kind(known: "typealias_declaration")
  /// `associatedtype A`.
  public static let associatedtypeDeclaration = Kind(known: "associatedtype_declaration")
  /// `infix operator +++`.
  public static let operatorDeclaration = Kind(known: "operator_declaration")
  /// `precedencegroup P { … }`.
  public static let precedenceGroupDeclaration = Kind(known: "precedence_group_declaration")
  /// `macro m() = …`.
  public static let macroDeclaration = Kind(known: "macro_declaration")
  /// `case a, b(Int)` in an enum.
  public static let enumEntry = Kind(known: "enum_entry")
  /// The braces of a type that is no enum, or of an extension.
  public static let classBody = Kind(known: "class_body")
  /// The braces of an enum.
  public static let enumClassBody = Kind(known: "enum_class_body")
  /// The braces of a protocol.
  public static let protocolBody = Kind(known: "protocol_body")
  /// The braces of a function.
  public static let functionBody = Kind(known: "function_body")
  /// `(a: Int)` of an enum case.
  public static let enumTypeParameters = Kind(known: "enum_type_parameters")
  /// `a b: Int` of a function.
  public static let parameter = Kind(known: "parameter")
  /// The modifiers of a parameter.
  public static let parameterModifiers = Kind(known: "parameter_modifiers")
  /// `inout`, `isolated` … of a parameter.
  public static let parameterModifier = Kind(known: "parameter_modifier")
  /// `<A, B>` of a declaration.
  public static let typeParameters = Kind(known: "type_parameters")
  /// `A: P` in type parameters.
  public static let typeParameter = Kind(known: "type_parameter")
  /// `each A`.
  public static let typeParameterPack = Kind(known: "type_parameter_pack")
  /// Attributes of a type parameter.
  public static let typeParameterModifiers = Kind(known: "type_parameter_modifiers")
  /// One type behind the colon of a type declaration.
  public static let inheritanceSpecifier = Kind(known: "inheritance_specifier")
  /// `where A: B, C == D`.
  public static let typeConstraints = Kind(known: "type_constraints")
  /// One constraint of a where clause.
  public static let typeConstraint = Kind(known: "type_constraint")
  /// `A: B` in a where clause.
  public static let inheritanceConstraint = Kind(known: "inheritance_constraint")
  /// `A == B` in a where clause.
  public static let equalityConstraint = Kind(known: "equality_constraint")
  /// `~Copyable`.
  public static let suppressedConstraint = Kind(known: "suppressed_constraint")
  /// The braces of a property with getters and setters, or with a body.
  public static let computedProperty = Kind(known: "computed_property")
  /// `get { … }`.
  public static let computedGetter = Kind(known: "computed_getter")
  /// `set { … }`.
  public static let computedSetter = Kind(known: "computed_setter")
  /// `_modify { … }`.
  public static let computedModify = Kind(known: "computed_modify")
  /// `get`, with its effects.
  public static let getterSpecifier = Kind(known: "getter_specifier")
  /// `set`.
  public static let setterSpecifier = Kind(known: "setter_specifier")
  /// `_modify`.
  public static let modifySpecifier = Kind(known: "modify_specifier")
  /// `{ get set }`.
  public static let protocolPropertyRequirements = Kind(known: "protocol_property_requirements")
  /// The braces around observers.
  public static let willsetDidsetBlock = Kind(known: "willset_didset_block")
  /// `willSet { … }`.
  public static let willsetClause = Kind(known: "willset_clause")
  /// `didSet { … }`.
  public static let didsetClause = Kind(known: "didset_clause")
  /// What old operator declarations have in braces.
  public static let deprecatedOperatorDeclarationBody = Kind(
    known: "deprecated_operator_declaration_body")
  /// What stands in the braces of a precedence group.
  public static let precedenceGroupAttributes = Kind(known: "precedence_group_attributes")
  /// `associativity: left`.
  public static let precedenceGroupAttribute = Kind(known: "precedence_group_attribute")
  /// What stands behind `=` in a macro declaration.
  public static let macroDefinition = Kind(known: "macro_definition")
  /// `#externalMacro(…)`.
  public static let externalMacroDefinition = Kind(known: "external_macro_definition")
  /// `@name` or `@name(…)`.
  public static let attribute = Kind(known: "attribute")
  /// The attributes and modifiers of a declaration.
  public static let modifiers = Kind(known: "modifiers")
  /// `override`, `required`, `convenience`, `nonisolated`.
  public static let memberModifier = Kind(known: "member_modifier")
  /// `public`, `private(set)` and the like.
  public static let visibilityModifier = Kind(known: "visibility_modifier")
  /// `infix`, `prefix`, `postfix`.
  public static let functionModifier = Kind(known: "function_modifier")
  /// `mutating`, `nonmutating`.
  public static let mutationModifier = Kind(known: "mutation_modifier")
  /// `static`, `class`, `dynamic`, `distributed` and the like.
  public static let propertyModifier = Kind(known: "property_modifier")
  /// `lazy`.
  public static let propertyBehaviorModifier = Kind(known: "property_behavior_modifier")
  /// `final`.
  public static let inheritanceModifier = Kind(known: "inheritance_modifier")
  /// `weak`, `unowned`.
  public static let ownershipModifier = Kind(known: "ownership_modifier")
  /// `let` or `var`.
  public static let valueBindingPattern = Kind(known: "value_binding_pattern")
}
