@testable import SyntaxTrees

extension GapExample {
  static let declarations = [
    GapExample(
      .attributeOnMacro, "@available(a 1, *) @B\n#Make { c }", "                     \n#Make { c }"),
    GapExample(
      .legacyOwnership, "func a(_ b: __shared C, d: __owned E) {}",
      "func a(_ b: inout    C, d: inout   E) {}"),
    GapExample(
      .localNonisolated, "func a() { nonisolated(unsafe) var b = 0 }",
      "func a() { @onisolated(unsafe) var b = 0 }"),
    GapExample(
      .whereClauseOnSeveralLines, "struct A<B, C> { init(b: B) where B: P,\n  C: Q {} }",
      "struct A<B, C> { init(b: B) where B: P,   C: Q {} }"),
    GapExample(
      .whereClauseOnSeveralLines, "struct A<B, C> { init(b: B) where B: P\n, C: Q {} }",
      "struct A<B, C> { init(b: B) where B: P , C: Q {} }"),
    GapExample(
      .whereClauseOnSeveralLines, "protocol A { associatedtype B where\n  B: P,\n  B: Q\n}",
      "protocol A { associatedtype B where   B: P,   B: Q\n}"),
    GapExample(.underscoreLabel, "typealias A = (_: B) -> Void", "typealias A = (x: B) -> Void"),
    GapExample(.underscoreLabel, "enum A { case b(_: Int) }", "enum A { case b(x: Int) }"),
    GapExample(
      .underscoreLabel, "enum A { func b(_ c: (_: Int) -> Int) {} }",
      "enum A { func b(_ c: (x: Int) -> Int) {} }"),
    GapExample(
      .underscoreLabel, "switch a { case .b, .c(_:): d }", "switch a { case .b, .c(_ ): d }"),
    GapExample(
      .addressor, "var a: B { unsafeAddress { c } unsafeMutableAddress { d } }",
      "var a: B { get           { c } set                  { d } }"),
    GapExample(
      .coroutineAccessor, "var a: B { _read { yield c } _modify { yield &c } }",
      "var a: B { get   { yield c } _modify { yield &c } }"),
    GapExample(
      .accessorModifier, "var a: B { borrowing get { c } }", "var a: B {           get { c } }"),
    GapExample(
      .accessorModifier, "var a: B { read { yield c } modify { yield &c } }",
      "var a: B { get  { yield c } set    { yield &c } }"),
    GapExample(
      .accessorModifier, "struct A { subscript(b: B) -> C { @inline(__always) borrow { d } } }",
      "struct A { subscript(b: B) -> C { @inline(__always) get    { d } } }"),
    GapExample(
      .initAccessor, "var a: B { @storageRestrictions(initializes: c) init(d) { c = d } }",
      "var a: B { @storageRestrictions(______________) set (d) { c = d } }"),
    GapExample(
      .typealiasWhereClause, "typealias A<B> = C<B> where B: D,\n  B: E\nlet f = 1",
      "typealias A<B> = C<B>            \n      \nlet f = 1"),
    GapExample(
      .associatedTypeList, "protocol A { associatedtype B: C, D }",
      "protocol A { associatedtype B: C& D }"),
    GapExample(
      .sendingResult, "func a(_ b: () -> sending C) {}", "func a(_ b: () ->         C) {}"),
    GapExample(
      .placeholderType, "let a = { b -> (C, _)? in d }", "let a = { b -> (C, T)? in d }"),
    GapExample(
      .macroAsMember, "struct A {\n  #members(b,\n    c)\n}",
      "struct A {\n  #if _______\n      \n}"),
    GapExample(
      .diagnosticInType, "struct A {\n#warning(\"b\")\n}", "struct A {\n#if _________\n}"),
    GapExample(.variadicInFunctionType, "typealias A = (B...) -> C", "typealias A = (B   ) -> C"),
    GapExample(.variadicInFunctionType, "let a = b as (C...) -> D", "let a = b as (C   ) -> D"),
    GapExample(
      .unwrappedClosureParameter, "let a = { (b: C!, _: D!) -> E in f(b!) }",
      "let a = { (b: C?, _: D?) -> E in f(b!) }"),
    GapExample(
      .typealiasWhereClause, "protocol A { associatedtype B = C where B: D }",
      "protocol A { associatedtype B = C            }"),
    GapExample(
      .variadicInFunctionType, "let a = { (b: Int...) in c }", "let a = { (b: Int   ) in c }"),
    GapExample(
      .severalParameterAttributes, "func a(@B @C(1) d: E) {}", "func a(@B       d: E) {}"),
    GapExample(
      .closureParameterAttribute, "let a = b { (@C d: E) in d }", "let a = b { (   d: E) in d }"),
    GapExample(
      .attributeArguments, "@_specialize(where A == Int) func b<A>(c: A) {}",
      "@_specialize(______________) func b<A>(c: A) {}"),
    GapExample(
      .trailingCommaInPayload, "enum A { case b(c: Int,) }", "enum A { case b(c: Int ) }"),
    GapExample(
      .rangeOperatorFunction, "struct A { static func ..< (b: A, c: A) {} }",
      "struct A { static func <~> (b: A, c: A) {} }"),
    GapExample(
      .precedenceGroupList, "precedencegroup A { lowerThan: B, C }",
      "precedencegroup A { lowerThan: B    }"),
    GapExample(
      .packElementMemberType, "func a<each B>() -> (repeat (each B).C) { d() }",
      "func a<each B>() -> (repeat ________.C) { d() }"),
    GapExample(
      .consumingMethod, "struct A { __consuming func b() {} }",
      "struct A { consuming   func b() {} }"),
    GapExample(.nonisolatedConformance, "class A: nonisolated B {}", "class A: @onisolated B {}"),
    GapExample(
      .attributeBeforeFunctionType, "let a: @Sendable (B) async throws(C) -> D = e",
      "let a: @Sendable (B)                 -> D = e"),
  ]
}
