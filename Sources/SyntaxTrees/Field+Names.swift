// The grammar's fields. They are static members, so that `.name` means the field and a field's own
// name is `field.name`.

extension Field {
  /// The braces of a declaration.
  public static let body: Field = Field(known: "body")
  /// The name that `if let` binds.
  public static let boundIdentifier: Field = Field(known: "bound_identifier")
  /// The capture list of a closure.
  public static let captures: Field = Field(known: "captures")
  /// What a loop runs over.
  public static let collection: Field = Field(known: "collection")
  /// The accessors of a property.
  public static let computedValue: Field = Field(known: "computed_value")
  /// A condition of a statement or of `?:`.
  public static let condition: Field = Field(known: "condition")
  /// The type that a constraint is about.
  public static let constrainedType: Field = Field(known: "constrained_type")
  /// The type that a constructor expression makes.
  public static let constructedType: Field = Field(known: "constructed_type")
  /// The count of a sized array type.
  public static let count: Field = Field(known: "count")
  /// The payload of an enum case.
  public static let dataContents: Field = Field(known: "data_contents")
  /// `struct`, `class`, `enum`, `actor` or `extension`.
  public static let declarationKind: Field = Field(known: "declaration_kind")
  /// The default of a parameter.
  public static let defaultValue: Field = Field(known: "default_value")
  /// What a macro stands for.
  public static let definition: Field = Field(known: "definition")
  /// An element of a literal or array type.
  public static let element: Field = Field(known: "element")
  /// The upper bound of a range.
  public static let end: Field = Field(known: "end")
  /// The type that is thrown.
  public static let error: Field = Field(known: "error")
  /// What `try`, `await` … cover.
  public static let expr: Field = Field(known: "expr")
  /// The label of a parameter.
  public static let externalName: Field = Field(known: "external_name")
  /// The value behind `:`.
  public static let ifFalse: Field = Field(known: "if_false")
  /// The value behind `??`.
  public static let ifNil: Field = Field(known: "if_nil")
  /// The value behind `?`.
  public static let ifTrue: Field = Field(known: "if_true")
  /// A type that a declaration inherits from.
  public static let inheritsFrom: Field = Field(known: "inherits_from")
  /// An interpolation of a string.
  public static let interpolation: Field = Field(known: "interpolation")
  /// What a loop binds.
  public static let item: Field = Field(known: "item")
  /// A key of a dictionary.
  public static let key: Field = Field(known: "key")
  /// The left operand.
  public static let lhs: Field = Field(known: "lhs")
  /// The type on the right of `==` in a constraint.
  public static let mustEqual: Field = Field(known: "must_equal")
  /// The type on the right of `:` in a constraint.
  public static let mustInherit: Field = Field(known: "must_inherit")
  /// `let` or `var`.
  public static let mutability: Field = Field(known: "mutability")
  /// The name of a declaration, a type in some places, or an argument's label.
  public static let name: Field = Field(known: "name")
  /// The operator of a binary expression.
  public static let op: Field = Field(known: "op")
  /// The operator of a prefix or postfix expression.
  public static let operation: Field = Field(known: "operation")
  /// The operator of an assignment.
  public static let `operator`: Field = Field(known: "operator")
  /// The parameters of a function type.
  public static let params: Field = Field(known: "params")
  /// The raw value of an enum case.
  public static let rawValue: Field = Field(known: "raw_value")
  /// A label of a function reference.
  public static let referenceSpecifier: Field = Field(known: "reference_specifier")
  /// What is assigned or returned.
  public static let result: Field = Field(known: "result")
  /// The type that a function returns.
  public static let returnType: Field = Field(known: "return_type")
  /// The right operand.
  public static let rhs: Field = Field(known: "rhs")
  /// The lower bound of a range.
  public static let start: Field = Field(known: "start")
  /// What a navigation leads to.
  public static let suffix: Field = Field(known: "suffix")
  /// The type behind `~`.
  public static let suppressed: Field = Field(known: "suppressed")
  /// What an operator, navigation or assignment is about.
  public static let target: Field = Field(known: "target")
  /// The text of a string.
  public static let text: Field = Field(known: "text")
  /// A type.
  public static let type: Field = Field(known: "type")
  /// A value: of an argument, a property, a dictionary entry ….
  public static let value: Field = Field(known: "value")
  /// The type that an optional type wraps.
  public static let wrapped: Field = Field(known: "wrapped")
}
