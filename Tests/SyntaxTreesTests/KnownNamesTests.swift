import SyntaxTrees
import Testing

/// Every kind and field that the module names is one of the grammar or of the repaired tree.
@Suite struct KnownNamesTests {
  @Test(arguments: knownKinds)
  func kindIsKnown(name: String, kind: Kind) {
    #expect(kind.rawValue != 0)
    #expect(kind.name == name)
    #expect(kind.isNamed)
  }

  @Test(arguments: knownFields)
  func fieldIsKnown(name: String, field: Field) {
    #expect(field != .none)
    #expect(field.name == name)
  }

  /// A grammar with a new kind should make us name it.
  @Test func everyNamedKindHasAName() {
    let known = Set(knownKinds.map(\.0))
    let unnamed = Kind.all.filter {
      $0.isNamed && !known.contains($0.name) && !$0.name.hasPrefix("_") && $0 != .error
    }
    #expect(unnamed.map(\.name) == [])
  }
}

private let knownKinds: [(String, Kind)] = [
  ("import_declaration", .importDeclaration), ("property_declaration", .propertyDeclaration),
  ("function_declaration", .functionDeclaration), ("init_declaration", .initDeclaration),
  ("deinit_declaration", .deinitDeclaration), ("subscript_declaration", .subscriptDeclaration),
  ("class_declaration", .classDeclaration), ("protocol_declaration", .protocolDeclaration),
  ("protocol_property_declaration", .protocolPropertyDeclaration),
  ("protocol_function_declaration", .protocolFunctionDeclaration),
  ("typealias_declaration", .typealiasDeclaration),
  ("associatedtype_declaration", .associatedtypeDeclaration),
  ("operator_declaration", .operatorDeclaration),
  ("precedence_group_declaration", .precedenceGroupDeclaration),
  ("macro_declaration", .macroDeclaration), ("enum_entry", .enumEntry), ("class_body", .classBody),
  ("enum_class_body", .enumClassBody), ("protocol_body", .protocolBody),
  ("function_body", .functionBody), ("enum_type_parameters", .enumTypeParameters),
  ("parameter", .parameter), ("parameter_modifiers", .parameterModifiers),
  ("parameter_modifier", .parameterModifier), ("type_parameters", .typeParameters),
  ("type_parameter", .typeParameter), ("type_parameter_pack", .typeParameterPack),
  ("type_parameter_modifiers", .typeParameterModifiers),
  ("inheritance_specifier", .inheritanceSpecifier), ("type_constraints", .typeConstraints),
  ("type_constraint", .typeConstraint), ("inheritance_constraint", .inheritanceConstraint),
  ("equality_constraint", .equalityConstraint), ("suppressed_constraint", .suppressedConstraint),
  ("computed_property", .computedProperty), ("computed_getter", .computedGetter),
  ("computed_setter", .computedSetter), ("computed_modify", .computedModify),
  ("getter_specifier", .getterSpecifier), ("setter_specifier", .setterSpecifier),
  ("modify_specifier", .modifySpecifier),
  ("protocol_property_requirements", .protocolPropertyRequirements),
  ("willset_didset_block", .willsetDidsetBlock), ("willset_clause", .willsetClause),
  ("didset_clause", .didsetClause),
  ("deprecated_operator_declaration_body", .deprecatedOperatorDeclarationBody),
  ("precedence_group_attributes", .precedenceGroupAttributes),
  ("precedence_group_attribute", .precedenceGroupAttribute),
  ("macro_definition", .macroDefinition), ("external_macro_definition", .externalMacroDefinition),
  ("attribute", .attribute), ("modifiers", .modifiers), ("member_modifier", .memberModifier),
  ("visibility_modifier", .visibilityModifier), ("function_modifier", .functionModifier),
  ("mutation_modifier", .mutationModifier), ("property_modifier", .propertyModifier),
  ("property_behavior_modifier", .propertyBehaviorModifier),
  ("inheritance_modifier", .inheritanceModifier), ("ownership_modifier", .ownershipModifier),
  ("value_binding_pattern", .valueBindingPattern), ("call_expression", .callExpression),
  ("call_suffix", .callSuffix), ("constructor_expression", .constructorExpression),
  ("constructor_suffix", .constructorSuffix), ("value_arguments", .valueArguments),
  ("value_argument", .valueArgument), ("value_argument_label", .valueArgumentLabel),
  ("navigation_expression", .navigationExpression), ("navigation_suffix", .navigationSuffix),
  ("optional_chaining_expression", .optionalChainingExpression),
  ("generic_expression", .genericExpression), ("prefix_expression", .prefixExpression),
  ("postfix_expression", .postfixExpression), ("assignment", .assignment),
  ("directly_assignable_expression", .directlyAssignableExpression),
  ("additive_expression", .additiveExpression),
  ("multiplicative_expression", .multiplicativeExpression),
  ("comparison_expression", .comparisonExpression), ("equality_expression", .equalityExpression),
  ("conjunction_expression", .conjunctionExpression),
  ("disjunction_expression", .disjunctionExpression),
  ("nil_coalescing_expression", .nilCoalescingExpression),
  ("bitwise_operation", .bitwiseOperation), ("infix_expression", .infixExpression),
  ("range_expression", .rangeExpression),
  ("open_start_range_expression", .openStartRangeExpression),
  ("open_end_range_expression", .openEndRangeExpression), ("fully_open_range", .fullyOpenRange),
  ("ternary_expression", .ternaryExpression), ("as_expression", .asExpression),
  ("as_operator", .asOperator), ("check_expression", .checkExpression),
  ("try_expression", .tryExpression), ("try_operator", .tryOperator),
  ("await_expression", .awaitExpression), ("unsafe_expression", .unsafeExpression),
  ("consume_expression", .consumeExpression), ("tuple_expression", .tupleExpression),
  ("array_literal", .arrayLiteral), ("dictionary_literal", .dictionaryLiteral),
  ("lambda_literal", .lambdaLiteral), ("capture_list", .captureList),
  ("capture_list_item", .captureListItem), ("lambda_function_type", .lambdaFunctionType),
  ("lambda_function_type_parameters", .lambdaFunctionTypeParameters),
  ("lambda_parameter", .lambdaParameter), ("self_expression", .selfExpression),
  ("super_expression", .superExpression), ("key_path_expression", .keyPathExpression),
  ("key_path_string_expression", .keyPathStringExpression),
  ("selector_expression", .selectorExpression), ("macro_invocation", .macroInvocation),
  ("special_literal", .specialLiteral), ("playground_literal", .playgroundLiteral),
  ("value_parameter_pack", .valueParameterPack), ("value_pack_expansion", .valuePackExpansion),
  ("simple_identifier", .simpleIdentifier), ("bang", .bang), ("custom_operator", .customOperator),
  ("integer_literal", .integerLiteral), ("hex_literal", .hexLiteral), ("oct_literal", .octLiteral),
  ("bin_literal", .binLiteral), ("real_literal", .realLiteral),
  ("boolean_literal", .booleanLiteral), ("nil_literal", .nilLiteral),
  ("regex_literal", .regexLiteral), ("line_string_literal", .lineStringLiteral),
  ("line_str_text", .lineStrText), ("multi_line_string_literal", .multiLineStringLiteral),
  ("multi_line_str_text", .multiLineStrText), ("str_escaped_char", .strEscapedChar),
  ("interpolated_expression", .interpolatedExpression), ("raw_string_literal", .rawStringLiteral),
  ("raw_str_part", .rawStrPart), ("raw_str_end_part", .rawStrEndPart),
  ("raw_str_interpolation", .rawStrInterpolation),
  ("raw_str_interpolation_start", .rawStrInterpolationStart),
  ("raw_str_continuing_indicator", .rawStrContinuingIndicator), ("user_type", .userType),
  ("type_identifier", .typeIdentifier), ("type_arguments", .typeArguments),
  ("type_annotation", .typeAnnotation), ("optional_type", .optionalType),
  ("array_type", .arrayType), ("dictionary_type", .dictionaryType), ("tuple_type", .tupleType),
  ("tuple_type_item", .tupleTypeItem), ("function_type", .functionType),
  ("opaque_type", .opaqueType), ("existential_type", .existentialType),
  ("protocol_composition_type", .protocolCompositionType), ("metatype", .metatype),
  ("type_modifiers", .typeModifiers), ("type_pack_expansion", .typePackExpansion),
  ("bracket_qualified_type", .bracketQualifiedType), ("throws", .throws),
  ("throws_clause", .throwsClause), ("source_file", .sourceFile), ("statements", .statements),
  ("if_statement", .ifStatement), ("guard_statement", .guardStatement),
  ("switch_statement", .switchStatement), ("switch_entry", .switchEntry),
  ("switch_pattern", .switchPattern), ("for_statement", .forStatement),
  ("while_statement", .whileStatement), ("repeat_while_statement", .repeatWhileStatement),
  ("do_statement", .doStatement), ("catch_block", .catchBlock),
  ("control_transfer_statement", .controlTransferStatement),
  ("discard_statement", .discardStatement), ("statement_label", .statementLabel),
  ("availability_condition", .availabilityCondition), ("where_clause", .whereClause),
  ("pattern", .pattern), ("wildcard_pattern", .wildcardPattern), ("else", .else),
  ("catch_keyword", .catchKeyword), ("default_keyword", .defaultKeyword),
  ("throw_keyword", .throwKeyword), ("where_keyword", .whereKeyword), ("identifier", .identifier),
  ("directive", .directive), ("diagnostic", .diagnostic), ("shebang_line", .shebangLine),
  ("comment", .comment), ("multiline_comment", .multilineComment),
]

private let knownFields: [(String, Field)] = [
  ("body", .body), ("bound_identifier", .boundIdentifier), ("captures", .captures),
  ("collection", .collection), ("computed_value", .computedValue), ("condition", .condition),
  ("constrained_type", .constrainedType), ("constructed_type", .constructedType),
  ("count", .count), ("data_contents", .dataContents), ("declaration_kind", .declarationKind),
  ("default_value", .defaultValue), ("definition", .definition), ("element", .element),
  ("end", .end), ("error", .error), ("expr", .expr), ("external_name", .externalName),
  ("if_false", .ifFalse), ("if_nil", .ifNil), ("if_true", .ifTrue),
  ("inherits_from", .inheritsFrom), ("interpolation", .interpolation), ("item", .item),
  ("key", .key), ("lhs", .lhs), ("must_equal", .mustEqual), ("must_inherit", .mustInherit),
  ("mutability", .mutability), ("name", .name), ("op", .op), ("operation", .operation),
  ("operator", .operator), ("params", .params), ("raw_value", .rawValue),
  ("reference_specifier", .referenceSpecifier), ("result", .result), ("return_type", .returnType),
  ("rhs", .rhs), ("start", .start), ("suffix", .suffix), ("suppressed", .suppressed),
  ("target", .target), ("text", .text), ("type", .type), ("value", .value), ("wrapped", .wrapped),
]
