@testable import SyntaxTrees

/// A source with one kind of gap, and what the grammar is given instead.
struct GapExample: Sendable {
  let gap: GrammarGap
  let source: String
  let expected: String

  init(_ gap: GrammarGap, _ source: String, _ expected: String) {
    self.gap = gap
    self.source = source
    self.expected = expected
  }

  static let all = strings + names + directives + declarations + expressions + statements

  static let strings = [
    GapExample(.commentMarkerInString, #"let a = "x/*y""#, #"let a = "xxxx""#),
    GapExample(.commentMarkerInString, #"let a = "*/ \(b) *""#, #"let a = "xx \(b) *""#),
    GapExample(
      .commentMarkerInString, "let a = \"\"\"\n  // é b\n  \"\"\"",
      "let a = \"\"\"\n  xx xx x\n  \"\"\""),
    GapExample(.rawStringText, ##"let a = #"it "is" \n"#"##, ##"let a = #"xx xxxx xx"#"##),
    GapExample(.rawStringText, ##"let a = #"""#"##, ##"let a = #"x"#"##),
    GapExample(
      .lineContinuation, "let a = \"\"\"\n  b \\ \n  c\n  \"\"\"",
      "let a = \"\"\"\n  x x \n  x\n  \"\"\""),
    GapExample(
      .lineContinuation, "let a = \"\"\"\r\n  b \\\r\n  c\r\n  \"\"\"",
      "let a = \"\"\"\r\n  x x\r\n  x\r\n  \"\"\""),
    GapExample(.regexText, #"let a = /b\/[c]/"#, "let a = /xxxxxx/"),
    GapExample(.regexText, "let a = #/b/c/#", "let a = #/xxx/#"),
    GapExample(.regexText, "let a = #/\r\n b\r\n/#", "let a = #/\n\n x\n\n/#"),
    GapExample(.extendedRegexDelimiter, "let a = ##/b/#c/##", "let a =  #/xxxx/# "),
  ]

  static let names = [
    GapExample(.keywordAsMember, "let a: Token = .try", "let a: Token = ._ry"),
    GapExample(
      .keywordAsMember, "switch a { case .self(let b): c }", "switch a { case ._elf(let b): c }"),
    GapExample(.keywordAsLabel, "a(true: 1, self: 2)", "a(_rue: 1, _elf: 2)"),
    GapExample(.dollarInIdentifier, "let a = _$b$c + $d", "let a = __b_c + $d"),
    GapExample(.contextualKeywordAsIdentifier, "final.a(b)", "_inal.a(b)"),
    GapExample(.contextualKeywordAsIdentifier, "open(a)", "_pen(a)"),
    GapExample(.contextualKeywordAsIdentifier, "let a = [any, some]", "let a = [_ny, _ome]"),
    GapExample(.copyAsIdentifier, "copy.a = b\ncopy!.c()", "_opy.a = b\n_opy!.c()"),
    GapExample(.literalAsMember, "a(.repeat(b), .nil)", "a(._epeat(b), ._il)"),
    GapExample(.unicodeIdentifier, "let 𝄞x = 1", "let ____x = 1"),
    GapExample(.moduleSelector, "let a = Module::Name(b)", "let a = Module__Name(b)"),
  ]

  static let directives = [
    GapExample(
      .directiveAroundAttributes, "#if A\n@inlinable\n#endif\nfunc a() {}",
      "     \n@inlinable\n      \nfunc a() {}"),
    GapExample(
      .directiveBeforeFirstCase, "switch a {\n#if B\ncase .c: d\n#endif\ndefault: e }",
      "switch a {\n     \ncase .c: d\n      \ndefault: e }"),
    GapExample(
      .directiveBetweenCases, "switch a { case .b: c\n#if D // why\ncase .e: f\n#endif\n}",
      "switch a { case .b: c\n      // why\ncase .e: f\n      \n}"),
    GapExample(
      .directiveInChain, "let a = b()\n  .c()\n#if D\n  .e()\n#else\n  .f()\n#endif\n  .g()",
      "let a = b()\n  .c()\n     \n  .e()\n     \n  .f()\n      \n  .g()"),
    GapExample(
      .directiveInChain, "a(\n  b\n    #if C\r\n    .d()\n    #endif\n    .e(),\n  f: 1)",
      "a(\n  b\n         \r\n    .d()\n          \n    .e(),\n  f: 1)"),
    GapExample(
      .directiveInChain, "a\n#if B\n#if C\n.d\n#endif\n#endif\n.e",
      "a\n     \n     \n.d\n      \n      \n.e"),
    GapExample(
      .directiveInList, "let a = [\n#if B\n  1,\n#endif\n  2]",
      "let a = [\n     \n  1,\n      \n  2]"),
    GapExample(
      .conditionVersion, "#if canImport(A, _version: 1.2)\n#endif",
      "#if ___________________________\n#endif"),
    GapExample(.conditionVersion, "#if 0 // off\n#endif", "#if _ // off\n#endif"),
    GapExample(
      .conditionSyntax, "struct A {\n#if _runtime(_B) || os(C)\n#endif\n}",
      "struct A {\n#if _____________________\n#endif\n}"),
  ]
}
