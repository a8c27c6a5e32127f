import QueryLanguage
import SyntaxTrees
import Testing

@Suite("Queries in tree-sitter's notation")
struct TreeQueryTests {
  @Test(arguments: [
    ("(call_expression (simple_identifier) @f)", "f(1); a.g(2)", ["f: f"]),
    ("(navigation_suffix suffix: (simple_identifier) @n)", "a.b.c", ["n: b", "n: c"]),
    ("(navigation_expression target: (_) @t)", "a.b", ["t: a"]),
    ("(array_literal (_) @e)", "[1, x]", ["e: 1", "e: x"]),
    ("(array_literal . (_) @e)", "[1, x]", ["e: 1"]),
    ("(array_literal (_) @e .)", "[1, x]", ["e: x"]),
    ("(array_literal (_) @a . (_) @b)", "[1, x, 3]", ["a: 1 | b: x", "a: x | b: 3"]),
    ("(array_literal (_)* @e)", "[1, x]; []", ["e: 1", "e: "]),
    ("(array_literal (_)+ @e)", "[1, x]; []", ["e: 1"]),
    ("(statements (call_expression)+ @e)", "func f() { a; b(); c(); d }", ["e: b(); c()"]),
    (
      "(statements (call_expression)* @e (nil_literal) @n)", "func f() { b(); c(); nil }",
      ["e: b(); c() | n: nil"]
    ),
    ("(array_literal (integer_literal)? @e)", "[1]; [x]", ["e: 1", "e: "]),
    ("(call_suffix (value_arguments \"(\" @open))", "f(1)", ["open: ("]),
    ("[(integer_literal) (boolean_literal)] @l", "f(1, true, x)", ["l: 1", "l: true"]),
    (
      "(equality_expression op: [\"==\" \"!=\"] @op)", "a == b; a != b; a === b",
      ["op: ==", "op: !="]
    ),
    (
      "(function_declaration name: (_) @n !default_value)", "func f(a: A = 1) { }\nfunc g() { }",
      ["n: g"]
    ),
    ("((simple_identifier) @n (#eq? @n \"b\"))", "a; b; c", ["n: b"]),
    ("((simple_identifier) @n (#not-eq? @n \"b\"))", "a; b; c", ["n: a", "n: c"]),
    ("((simple_identifier) @n (#any-of? @n \"a\" \"c\"))", "a; b; c", ["n: a", "n: c"]),
    ("((simple_identifier) @n (#match? @n \"^on[A-Z]\"))", "onTap; on", ["n: onTap"]),
    ("((simple_identifier) @n) (#not-match? @n \"^on\")", "onTap; off", ["n: off"]),
    ("(additive_expression (_) @a (_) @b (#eq? @a @b))", "x + x; x + y", ["a: x | b: x"]),
    ("((statements (_)+ @e) (#any-eq? @e \"y\"))", "f { x; y }; f { z }", ["e: x; y"]),
    ("; a note\n(nil_literal) @n ; another", "x = nil", ["n: nil"]),
    (
      "(statements (simple_identifier) @a . (simple_identifier) @b)", "func f() { x; y; z }",
      ["a: x | b: y", "a: y | b: z"]
    ),
    ("(comment) @c", "a // one\n; b", ["c: // one"]),
    ("(source_file (simple_identifier) @a . (simple_identifier) @b)", "x; y", ["a: x | b: y"]),
    ("(ERROR) @e", "let = = 3", ["e: "]),
    ("(integer_literal) @a (boolean_literal) @b", "f(true, 1)", ["b: true", "a: 1"]),
  ])
  func captures(query: String, source: String, expected: [String]) throws {
    let tree = SyntaxParser().parse(source)
    let found = Matcher.query(try TreeQuery(parsing: query)).matches(in: tree.root)
    if query.hasPrefix("(ERROR)") {
      #expect(!found.isEmpty)
    } else {
      #expect(found.map(\.capturesAsText) == expected)
    }
  }

  @Test(arguments: [
    ("", 0, "the query is empty"),
    (
      "(call_expresion)", 1,
      "the grammar has no kind of node `call_expresion`; did you mean `call_expression`?"
    ),
    ("(assignment targe: (_))", 12, "the grammar has no field `targe`; did you mean `target`?"),
    ("(assignment !targe)", 13, "the grammar has no field `targe`; did you mean `target`?"),
    ("(assignment", 0, "this parenthesis is not closed"),
    ("[(assignment)", 0, "this bracket is not closed"),
    ("\"funk\"", 0, "the grammar has no token `funk`; did you mean `func`?"),
    ("assignment", 0, "a node is written in parentheses: `(assignment)`"),
    ("((assignment) @a (#eq? @b \"x\"))", 24, "nothing is captured as `@b`"),
    ("((assignment) @a (#equal? @a \"x\"))", 17, "there is no predicate `#equal?`"),
    ("((assignment) @a (#match? @a \"(\"))", 17, "`(` is no regular expression"),
    ("(assignment) @", 14, "a name is missing behind `@`"),
  ])
  func mistakes(query: String, offset: Int, message: String) {
    #expect {
      _ = try TreeQuery(parsing: query)
    } throws: { error in
      guard let error = error as? PatternError else { return false }
      return error.offset == offset && error.message.hasPrefix(message)
    }
  }

  @Test("A query shares captures with patterns")
  func combined() throws {
    let matcher = Matcher.all([
      .query(try TreeQuery(parsing: "(call_expression (simple_identifier) @f)")),
      .inside(.pattern(try Pattern(parsing: "func <#f#>() { <#_...#> }"))),
    ])
    let tree = SyntaxParser().parse("func a() { a(); b() }")
    #expect(matcher.matches(in: tree.root).map { tree.text(in: $0.range) } == ["a()"])
  }
}
