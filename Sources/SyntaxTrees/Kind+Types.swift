// Kinds of types and their parts.

extension Kind {
  /// `A`, `A.B<C>`.
  public static let userType = Kind(known: "user_type")
  /// One name in a type.
  public static let typeIdentifier = Kind(known: "type_identifier")
  /// `<A, B>`.
  public static let typeArguments = Kind(known: "type_arguments")
  /// `: A` behind a name.
  public static let typeAnnotation = Kind(known: "type_annotation")
  /// `A?`; the field `wrapped` is `A`.
  public static let optionalType = Kind(known: "optional_type")
  /// `[A]`.
  public static let arrayType = Kind(known: "array_type")
  /// `[A: B]`.
  public static let dictionaryType = Kind(known: "dictionary_type")
  /// `(A, b: B)`.
  public static let tupleType = Kind(known: "tuple_type")
  /// One element of a tuple or function type's parameters.
  public static let tupleTypeItem = Kind(known: "tuple_type_item")
  /// `(A) -> B`.
  public static let functionType = Kind(known: "function_type")
  /// `some A`.
  public static let opaqueType = Kind(known: "opaque_type")
  /// `any A`.
  public static let existentialType = Kind(known: "existential_type")
  /// `A & B`.
  public static let protocolCompositionType = Kind(known: "protocol_composition_type")
  /// `(A).Type`.
  public static let metatype = Kind(known: "metatype")
  /// `@escaping`, `inout` … before a type.
  public static let typeModifiers = Kind(known: "type_modifiers")
  /// `repeat each A`.
  public static let typePackExpansion = Kind(known: "type_pack_expansion")
  /// A type in brackets before a member.
  public static let bracketQualifiedType = Kind(known: "bracket_qualified_type")
  /// `throws` or `rethrows`.
  public static let `throws` = Kind(known: "throws")
  /// `throws(E)`.
  public static let throwsClause = Kind(known: "throws_clause")
}
