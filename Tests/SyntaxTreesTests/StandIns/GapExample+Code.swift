@testable import SyntaxTrees

extension GapExample {
  static let expressions = [
    GapExample(.emptyTuple, "a(())", "a(__)"),
    GapExample(.emptyTuple, "let a = b.copy() ? () : ( )", "let a = b.copy() ? __ : ___"),
    GapExample(.prefixSlash, "a(b: /C.d)", "a(b: ~C.d)"),
    GapExample(.emptyCaptureList, "a { [] in b() }", "a {    in b() }"),
    GapExample(.keyPathRoot, #"a(\.[0], \.!)"#, #"a(__[0], \._)"#),
    GapExample(.keyPathRoot, #"let a = \B.[c: 0]"#, #"let a = \B_[c: 0]"#),
    GapExample(
      .functionTypeAsExpression, "a(((B) -> C).self)", "a((________).self)"),
    GapExample(.tupleTypeAsExpression, "a((B, (any C)?).self)", "a((___________).self)"),
    GapExample(.tupleTypeAsExpression, "a((B, C<D>).self)", "a((_______).self)"),
    GapExample(.genericArgumentClause, "a(b: C<D?>)", "a(b: C____)"),
    GapExample(
      .genericCallInExpression, "if let a = B<C, D>.e(f) { g }", "if let a = B______.e(f) { g }"),
    GapExample(.genericCallInExpression, "let a = B<each C>.d", "let a = B________.d"),
    GapExample(.genericArgumentClause, "let a = #Make<B<C>> { d }", "let a = #Make______ { d }"),
    GapExample(
      .genericCallInExpression, "let a = B<Void> { c in d }", "let a = B______ { c in d }"),
    GapExample(.genericCallInExpression, "let a = b(C<D, E>.self)", "let a = b(C______.self)"),
    GapExample(.genericCallInExpression, "let a = b(C<D, E>?.self)", "let a = b(C______?.self)"),
    GapExample(.ellipsisCharacter, "a(b…)", "a(b   )"),
    GapExample(.repeatedForceUnwrap, "let a = b!!", "let a = b! "),
    GapExample(.starWithoutBlanks, "let a = b*c + d.e*2", "let a = b%c + d.e%2"),
    GapExample(.starWithoutBlanks, "a*=b**c", "a%=b%%c"),
  ]

  static let statements = [
    GapExample(
      .effectBeforeBlock, "if a, await b.c { d() }", "if a,       b.c { d() }"),
    GapExample(
      .effectBeforeBlock, "if let a = try? b.c { d() }", "if let a =      b.c { d() }"),
    GapExample(.severalCatchPatterns, "do {} catch A.b, A.c { d }", "do {} catch A.b      { d }"),
    GapExample(
      .attributeInCaseBody, "switch a { case .b:\nc()\n@D func e() {}\nweak var f = g\n}",
      "switch a { case .b:\nc()\n   func e() {}\n     var f = g\n}"),
    GapExample(.literalPatternInCondition, "if case 1 = a {}", "if case _ = a {}"),
    GapExample(.literalPatternInCondition, "if case 1..<9 = a {}", "if case _____ = a {}"),
    GapExample(
      .forCasePattern, "for case (let a, let b?) in c {}", "for      (let a, let b ) in c {}"),
    GapExample(
      .labelledClosureOnNewLine, "a {\nb()\n}\nc: {\nd()\n}", "a {\nb()\n} c: {\nd()\n}"),
    GapExample(.blankBeforeSemicolon, "a() ; b()", "a();  b()"),
    GapExample(
      .rangePattern, "switch a { case .b..<0, (c)...d: e }", "switch a { case ______, _______: e }"),
    GapExample(.emptyTuplePattern, "switch a { case .b(): c }", "switch a { case .b  : c }"),
    GapExample(
      .returnOnNewLine, "func a() -> B {\n  return\n    c.d()\n}",
      "func a() -> B {\n  return     c.d()\n}"),
    GapExample(
      .returnOnNewLine, "func a() { return // why\r\n  b }", "func a() { return           b }"),
    GapExample(.parenthesisOnNewLine, "a = b.c\n(d, e) = f", "a = b.c;(d, e) = f"),
    GapExample(.parenthesisOnNewLine, "a.b // why\r\n  (c)?.d()", "a.b;// why\r\n  (c)?.d()"),
  ]
}
