import SyntaxTrees
import Testing

/// Expressions have the structure that the compiler gives them.
@Suite struct RegroupingTests {
  @Test(arguments: [
    // S01: arguments and closures of one call.
    ("store(at: a) { b }", "call[store ( at : a ) lambda_literal[{ b }]]"),
    ("A(b) { c } d: { e }", "call[A ( b ) lambda_literal[{ c }] d : lambda_literal[{ e }]]"),
    ("a.b(c) { d }.e", "navigation[call[navigation[a . b] ( c ) lambda_literal[{ d }]] . e]"),
    // S02: effects cover everything to their right.
    ("try a().b(c).d", "try[try navigation[call[navigation[call[a ( )] . b] ( c )] . d]]"),
    ("await a.b { c }", "await[await call[navigation[a . b] lambda_literal[{ c }]]]"),
    ("try! await a.b(c)", "try[try ! await[await call[navigation[a . b] ( c )]]]"),
    ("try a + b(c)", "try[try additive[a + call[b ( c )]]]"),
    ("a ?? b(try c.d())", "nil_coalescing[a ?? call[b ( try[try call[navigation[c . d] ( )]] )]]"),
    ("try a as? B", "try[try as[a as? user_type[B]]]"),
    // S03: suffixes bind tighter than prefix operators.
    ("!a.b(c)", "prefix[! call[navigation[a . b] ( c )]]"),
    ("-a[b].c", "prefix[- navigation[call[a [ b ]] . c]]"),
    ("f(&a.b[c])", "call[f ( prefix[& call[navigation[a . b] [ c ]]] )]"),
    // S04: the operand of an operator is the whole call.
    ("a + f(b)", "additive[a + call[f ( b )]]"),
    ("a ? b : c { d }", "ternary[a ? b : call[c lambda_literal[{ d }]]]"),
    ("a - b.c(d)!", "additive[a - postfix[call[navigation[b . c] ( d )] !]]"),
    // S05: operators before parentheses, brackets and periods.
    ("!(a && b)", "prefix[! tuple[( conjunction[a && b] )]]"),
    ("-(a)(b)", "prefix[- call[tuple[( a )] ( b )]]"),
    ("![a].b(c)", "prefix[! call[navigation[array_literal[[ a ]] . b] ( c )]]"),
    ("f(-.a(b))", "call[f ( prefix[- call[prefix[. a] ( b )]] )]"),
    ("a * -.b", "multiplicative[a * prefix[- prefix[. b]]]"),
    // S06: precedence.
    ("a == .b || c", "disjunction[equality[a == prefix[. b]] || c]"),
    ("a < b && c > d", "conjunction[comparison[a < b] && comparison[c > d]]"),
    ("a != b", "equality[a != b]"),
    ("a - b - c", "additive[additive[a - b] - c]"),
    ("a ?? b ?? c", "nil_coalescing[a ?? nil_coalescing[b ?? c]]"),
    ("a << b & c", "bitwise_operation[bitwise_operation[a << b] & c]"),
    ("a + b..<c * d", "range[additive[a + b] ..< multiplicative[c * d]]"),
    ("a ? b : c ? d : e", "ternary[a ? b : ternary[c ? d : e]]"),
    ("a ? b ? c : d : e", "ternary[a ? ternary[b ? c : d] : e]"),
    ("a == b ? c + d : -e", "ternary[equality[a == b] ? additive[c + d] : prefix[- e]]"),
    ("a ~= b && c", "conjunction[infix[a ~= b] && c]"),
    // S07: implicit members.
    (".a.b(c)", "call[navigation[prefix[. a] . b] ( c )]"),
    (".a(b).c ?? .d", "nil_coalescing[navigation[call[prefix[. a] ( b )] . c] ?? prefix[. d]]"),
    // S08: generic arguments.
    ("A<B>.c", "navigation[user_type[A type_arguments[< user_type[B] >]] . c]"),
    (
      "A<B>\n  .c(d)",
      "call[navigation[user_type[A type_arguments[< user_type[B] >]] . c] ( d )]"
    ),
    ("a.B<C>(d)", "constructor[user_type[a . B type_arguments[< user_type[C] >]] ( d )]"),
    (
      "A<[B]>.c + 1",
      "additive[navigation[user_type[A type_arguments[< array_type[[ user_type[B] ]] >]] . c] + 1]"
    ),
    (
      "A<B<C>>.d",
      "navigation[user_type[A type_arguments[< user_type[B type_arguments[< user_type[C] >]] >]] "
        + ". d]"
    ),
    (
      "A<B?>.c",
      "navigation[user_type[A type_arguments[< optional_type[user_type[B] ?] >]] . c]"
    ),
    ("f(A<B>, c)", "call[f ( generic[A type_arguments[< user_type[B] >]] , c )]"),
    (
      "A<B> { c }",
      "constructor[user_type[A type_arguments[< user_type[B] >]] lambda_literal[{ c }]]"
    ),
    ("a < b.c", "comparison[a < navigation[b . c]]"),
    // S09: the type of a cast.
    ("a as? A.B == c", "equality[as[a as? user_type[A . B]] == c]"),
    ("a is A.B && c", "conjunction[check[a is user_type[A . B]] && c]"),
    ("a as? B ?? c", "nil_coalescing[as[a as? user_type[B]] ?? c]"),
    ("a + b as C", "as[additive[a + b] as user_type[C]]"),
    // R05: optional chaining.
    ("a?.b", "navigation[optional_chaining[a ?] . b]"),
    ("a?.b?[c]", "call[optional_chaining[navigation[optional_chaining[a ?] . b] ?] [ c ]]"),
    ("a??.b", "navigation[optional_chaining[optional_chaining[a ?] ?] . b]"),
    ("[A?]()", "call[array_literal[[ optional_chaining[A ?] ]] ( )]"),
    ("[a: B?]()", "call[dictionary_literal[[ a : optional_chaining[B ?] ]] ( )]"),
    ("f(a.b?)", "call[f ( optional_chaining[navigation[a . b] ?] )]"),
    ("(any A).b", "navigation[tuple[( existential_type[any user_type[A]] )] . b]"),
    ("a?(b)", "call[optional_chaining[a ?] ( b )]"),
    // E01 and others that stand-ins cover.
    ("f(())", "call[f ( tuple[( )] )]"),
    ("a ? () : b", "ternary[a ? tuple[( )] : b]"),
    // Words as operators, ranges.
    ("consume a", "consume[consume a]"),
    ("...a", "open_start_range[... a]"),
    ("a[b...]", "call[a [ open_end_range[b ...] ]]"),
  ])
  func value(expression: String, expected: String) {
    #expect(sketch(ofValue: expression) == expected)
  }

  @Test(arguments: [
    ("a.b = c", "assignment[navigation[a . b] = c]"),
    (
      "a?.b += c.d()",
      "assignment[navigation[optional_chaining[a ?] . b] += call[navigation[c . d] ( )]]"
    ),
    ("a = b = c", "assignment[a = assignment[b = c]]"),
    ("(a, b) = c", "assignment[tuple[( a , b )] = c]"),
    ("a &&= b || c", "infix[a &&= disjunction[b || c]]"),
    ("a = try b.c(d)", "assignment[a = try[try call[navigation[b . c] ( d )]]]"),
    ("a = b ? c : d", "assignment[a = ternary[b ? c : d]]"),
    (
      "#make(\"a\") { b() }", "macro_invocation[# make ( \" a \" ) lambda_literal[{ call[b ( )] }]]"
    ),
    (
      "@available(iOS 17, *)\n#make { a }",
      "macro_invocation[modifiers[attribute[@ user_type[available] ( iOS 17 , * )]] "
        + "# make lambda_literal[{ a }]]"
    ),
    (
      "while await !a.b {}",
      "while_statement[while await[await prefix[! navigation[a . b]]] { }]"
    ),
    (
      "if await (try? a) != b {}",
      "if_statement[if await[await equality[tuple[( try[try ? a] )] != b]] { }]"
    ),
    ("while try! a.b {}", "while_statement[while try[try ! navigation[a . b]] { }]"),
    ("while try? a.b {}", "while_statement[while try[try ? navigation[a . b]] { }]"),
    (
      "for a in try await b {}",
      "for_statement[for pattern[a] in try[try await[await b]] { }]"
    ),
    ("throw a.b(c)", "control_transfer_statement[throw call[navigation[a . b] ( c )]]"),
    ("a?", "optional_chaining[a ?]"),
    ("defer { a }", "call[defer lambda_literal[{ a }]]"),
  ])
  func statement(text: String, expected: String) {
    #expect(SyntaxParser().parse(text).root.sketch == expected)
  }

  @Test func fieldsAreThoseOfTheGrammar() {
    let outline = SyntaxParser().parse("try a.b + c ?? d ? e! : f...g").root
      .outline(includingTokens: false)
    #expect(
      outline == """
        source_file 1:1
          try_expression 1:1
            try_operator 1:1
            expr: ternary_expression 1:5
              condition: nil_coalescing_expression 1:5
                value: additive_expression 1:5
                  lhs: navigation_expression 1:5
                    target: simple_identifier 1:5 `a`
                    suffix: navigation_suffix 1:6
                      suffix: simple_identifier 1:7 `b`
                  rhs: simple_identifier 1:11 `c`
                if_nil: simple_identifier 1:16 `d`
              if_true: postfix_expression 1:20
                target: simple_identifier 1:20 `e`
                operation: bang 1:21 `!`
              if_false: range_expression 1:25
                start: simple_identifier 1:25 `f`
                end: simple_identifier 1:29 `g`
        """)
  }

  @Test func commentsStayWhereTheyAre() {
    let text = "let v = try /* 1 */ a /* 2 */ + /* 3 */ f /* 4 */ (b) // 5\n  .c /* 6 */ == d"
    let tree = SyntaxParser().parse(text)
    #expect(problem(in: tree) == nil)
    #expect(tree.root.descendants.filter(\.isComment).count == 6)
    #expect(
      tree.root.firstChild?.child(.value)?.sketch
        == "try[try /* 1 */ equality[additive[a /* 2 */ + /* 3 */ "
        + "navigation[call[f /* 4 */ ( b )] // 5 . c]] /* 6 */ == d]]")
  }
}

/// Operators that a file declares are nested as it declares them.
@Suite struct DeclaredOperatorTests {
  private func value(_ declarations: String, _ expression: String) -> Node? {
    let tree = SyntaxParser().parse(declarations + "\nlet v = " + expression)
    return tree.root.children(.propertyDeclaration).last?.child(.value)
  }

  @Test(arguments: [
    ("infix operator <+>: AdditionPrecedence", "infix[multiplicative[a * b] <+> c]"),
    ("infix operator <+>: MultiplicationPrecedence", "infix[multiplicative[a * b] <+> c]"),
    (
      "precedencegroup Tight { higherThan: MultiplicationPrecedence }\ninfix operator <+>: Tight",
      "multiplicative[a * infix[b <+> c]]"
    ),
    (
      "infix operator <+>: Tight\nprecedencegroup Tight {\n  associativity: left\n"
        + "  higherThan: Middle\n}\nprecedencegroup Middle { higherThan: MultiplicationPrecedence }",
      "multiplicative[a * infix[b <+> c]]"
    ),
  ])
  func precedence(declarations: String, expected: String) {
    let node = value(declarations, "a * b <+> c")
    #expect(node?.sketch == expected)
    #expect(node?.isUncertain == false)
  }

  @Test func associativity() {
    let group = "precedencegroup Pipe { associativity: right }\ninfix operator |>: Pipe"
    #expect(value(group, "a |> b |> c")?.sketch == "infix[a |> infix[b |> c]]")
  }

  @Test func operatorOfAnotherFileBesideOthersIsUncertain() {
    #expect(value("", "a * b <+> c")?.isUncertain == true)
    #expect(value("", "a <+> f(b)")?.isUncertain == false)
    let sum = value("", "a.b(1) * -c <+> d?.e")
    let sure = sum?.descendants.filter { !$0.isUncertain && $0.firstChild != nil }.map(\.text)
    #expect(sum?.isUncertain == true)
    #expect(sure?.filter { ["a.b(1)", "-c", "d?.e"].contains($0) } == ["a.b(1)", "-c", "d?.e"])
  }
}
