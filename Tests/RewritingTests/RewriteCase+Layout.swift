extension RewriteCase {
  static let layouts = [
    RewriteCase(
      "a closing brace deeper than what it closes", "f(<#x#>, <#c: closure#>)", "g(<#x#>) <#c#>",
      "a {\n    f(1, {\n        b()\n            })\n}\n",
      "a {\n    g(1) {\n        b()\n            }\n}\n"),
    RewriteCase(
      "a block with such a brace", "f { <#s...#> }", "g { <#s...#> }",
      "a {\n    f {\n    b {\n        c()\n            }\n        }\n}\n",
      "a {\n    g {\n    b {\n        c()\n            }\n        }\n}\n"),
    RewriteCase(
      "a closing brace less deep than the line that opens it", "f <#c: closure#>", "g(1) <#c#>",
      "a {\n    f {\n        b()\n  }\n}\n", "a {\n    g(1) {\n        b()\n  }\n}\n"),
    RewriteCase(
      "the template's lines follow the file's unit", "f(<#x#>)", "f {\n    <#x#>\n}",
      "struct A {\n  func a() {\n    f(1)\n  }\n}\n",
      "struct A {\n  func a() {\n    f {\n      1\n    }\n  }\n}\n"),
    RewriteCase(
      "tabs", "f(<#x#>)", "f {\n    <#x#>\n}", "a {\n\tf(1)\n}\n", "a {\n\tf {\n\t\t1\n\t}\n}\n"),
    RewriteCase(
      "tabs, opened braces", "f(<#x#>)", "f { <#x#> }", "a {\n\tf(b\n\t\t.c())\n}\n",
      "a {\n\tf {\n\t\tb\n\t\t\t.c()\n\t}\n}\n"),
    RewriteCase(
      "CRLF", "f(<#x#>)", "f {\n    <#x#>\n}", "a {\r\n  f(1)\r\n}\r\n",
      "a {\r\n  f {\r\n    1\r\n  }\r\n}\r\n"),
    RewriteCase(
      "CRLF, layout of the source", "f(<#x#>)", "f { <#x#> }", "f(\r\n    b\r\n        .c()\r\n)",
      "f {\r\n    b\r\n        .c()\r\n}"),
    RewriteCase(
      "a capture of several lines in lines of the template", "f(<#x#>)", "f {\n  <#x#>\n}",
      "a {\n    f(b(\n        1\n    ))\n}\n",
      "a {\n    f {\n        b(\n            1\n        )\n    }\n}\n"),
    RewriteCase(
      "a link of the chain", "<#a#>.f(<#x#>)", "<#a#>\n    .f(<#x#>)\n    .g()",
      "let v = b\n    .f(1)\n    .h()\n", "let v = b\n    .f(1)\n    .g()\n    .h()\n"),
    RewriteCase(
      "a link of a chain on one line", "<#a#>.f(<#x#>)", "<#a#>.f(<#x#>)\n    .g()",
      "let v = b.f(1)\n", "let v = b.f(1)\n    .g()\n"),
    RewriteCase(
      "links below each other", "<#a?#>.f(<#x#>)", "<#a?#>\n  .f(<#x#>)\n  .g()\n  .h()",
      "let v = b\n    .f(1)\n    .i()\n", "let v = b\n    .f(1)\n    .g()\n    .h()\n    .i()\n"),
    RewriteCase(
      "links behind each other", "<#a?#>.f(<#x#>)", "<#a?#>\n  .f(<#x#>)\n  .g()\n  .h()",
      "let v = b.f(1)\n    .i()\n", "let v = b.f(1).g().h()\n    .i()\n"),
    RewriteCase(
      "links behind an absent receiver", "<#a?#>.f(<#x#>)", "<#a?#>\n  .f(<#x#>)\n  .g()",
      "f(1)\n    .i()\n", "f(1).g()\n    .i()\n"),
    RewriteCase(
      "links below a closing brace", "<#a?#>.f(<#x#>)", "<#a?#>\n  .f(<#x#>)\n  .g()",
      "b {\n    c\n}\n.f(1)\nb {\n    c\n}.f(1)\n",
      "b {\n    c\n}\n.f(1)\n.g()\nb {\n    c\n}.f(1).g()\n"),
    RewriteCase(
      "links below arguments of several lines", "<#a?#>.f(<#x#>)", "<#a?#>\n  .f(<#x#>)\n  .g()",
      "let v = b\n    .f(\n        .one\n    )\n    .i()\n",
      "let v = b\n    .f(\n        .one\n    )\n    .g()\n    .i()\n"),
    RewriteCase(
      "a closure loses its head, and its code keeps its lines", "f { _ in <#s...#> }",
      "f { <#s...#> }", "f { _ in // a\n    // b\n    g()\n    h()\n}\nf { _ in g() }\n",
      "f { // a\n    // b\n    g()\n    h()\n}\nf { g() }\n"),
    RewriteCase(
      "a closure gets a head in the line of its brace", "f { <#s...#> }", "f { a, b in <#s...#> }",
      "f {\n    g()\n    h()\n}\nf { g() }\n",
      "f { a, b in\n    g()\n    h()\n}\nf { a, b in g() }\n"),
    RewriteCase(
      "parentheses that stay keep their lines", "f(.a)", "g(.b)", "f(\n    .a\n)\n",
      "g(\n    .b\n)\n"),
    RewriteCase(
      "parentheses that stay keep their comments", "f(.a)", "g(.b)", "f(/* why */.a)\n",
      "g(/* why */.b)\n"),
    RewriteCase(
      "a closure that loses its label", "f(a: <#x#>, b: { <#s...#> })", "f(a: <#x#>, { <#s...#> })",
      "f(\n    a: 1,\n    b: {\n        g()\n    }\n)\n",
      "f(\n    a: 1,\n    {\n        g()\n    }\n)\n"),
    RewriteCase(
      "a comment at the end of a block", "f { <#s...#> }", "f {\n  g((\n    <#s...#>\n  ))\n}",
      "f {\n    a()\n    // why\n}\n", "f {\n    g((\n        a()\n    ))\n    // why\n}\n"),
    RewriteCase(
      "a block in blocks is opened", "b { a { f { <#s...#> } } }", "b { a { <#s...#> } }",
      "b {\n    a {\n        f {\n            g()\n            h()\n        }\n    }\n}\nc()\n",
      "b {\n    a {\n        g()\n        h()\n    }\n}\nc()\n"),
    RewriteCase(
      "a block becomes two", "f { <#a: statement#>; <#b: statement#> }",
      "g {\n  <#a#>\n} h: {\n  <#b#>\n}",
      "a {\n    f {\n        // why\n        b {\n            1\n        }\n        c()\n    }\n}\n",
      "a {\n    g {\n        // why\n        b {\n            1\n        }\n    } h: {\n        c()\n    }\n}\n"
    ),
    RewriteCase(
      "a link behind a block", "f { <#s...#> }", "f { <#s...#> }\n    .g()",
      "  f {\n    1\n  }\n", "  f {\n    1\n  }\n  .g()\n"),
    RewriteCase(
      "a link behind a block on one line", "f { <#s...#> }", "f { <#s...#> }\n    .g()",
      "a {\n  f { 1 }\n}\n", "a {\n  f { 1 }\n    .g()\n}\n"),
    RewriteCase(
      "a link before those on lines of their own", "f { <#s...#> }", "f { <#s...#> }\n    .g()",
      "f {\n  1\n}\n  .i()\n", "f {\n  1\n}\n  .g()\n  .i()\n"),
    RewriteCase(
      "a link before those on the line", "f { <#s...#> }", "f { <#s...#> }\n    .g()",
      "f {\n  1\n}.i()\n  .j()\n", "f {\n  1\n}.g().i()\n  .j()\n"),
    RewriteCase(
      "a link in braces on one line", "f { <#s...#> }", "f { <#s...#> }\n    .g()",
      "a { f { 1 } }\n", "a { f { 1 }.g() }\n"),
    RewriteCase(
      "a link in new braces, before links", "f(<#x#>)", "f {\n    <#x#>\n        .g()\n}",
      "a\n  f(1)\n    .i()\nf(1).i()\n",
      "a\n  f {\n    1\n      .g()\n  }\n    .i()\nf {\n  1\n    .g()\n}.i()\n"),
    RewriteCase(
      "a link goes with its line", "<#a#>.f(<#x#>)", "<#a#>", "b\n    .f(1)\n    .h()\n",
      "b\n    .h()\n"),
    RewriteCase(
      "a link on the line goes", "<#a#>.f(<#x#>)", "<#a#>", "b.f(1) // why\n", "b // why\n"),
    RewriteCase(
      "a bracket more around an argument", "f(a: <#x#>, <#r...#>)",
      "f(b: g(a: <#x#>, 2), <#r...#>)",
      "f(\n    a: 1,\n    at: 3\n)\n", "f(\n    b: g(a: 1, 2),\n    at: 3\n)\n"),
    RewriteCase(
      "an argument's lines go", "f(<#x#>, at: <#a#>)", "f(at: <#a#>)",
      "f(\n    1,\n    at: 2\n)\n", "f(\n    at: 2\n)\n"),
    RewriteCase(
      "the last argument's lines go", "f(<#x#>, at: <#a#>)", "f(<#x#>)",
      "f(\n    1,\n    at: 2\n)\n", "f(\n    1\n)\n"),
    RewriteCase(
      "the last argument of a line goes", "f(<#x#>, at: <#a#>)", "f(<#x#>)",
      "f(1,\n  at: 2)\n", "f(1)\n"),
    RewriteCase(
      "an argument more, in lines", "f(<#x#>)", "f(<#x#>, at: 2)", "f(\n    1\n)\n",
      "f(\n    1, at: 2\n)\n"),
    RewriteCase(
      "an argument more, where each has a line", "f(<#x#>, <#y#>)", "f(<#x#>, <#y#>, at: 2)",
      "f(\n    1, // one\n    2\n)\n", "f(\n    1, // one\n    2,\n    at: 2\n)\n"),
    RewriteCase(
      "an argument more in between", "f(<#x#>, <#y#>)", "f(<#x#>, at: 2, <#y#>)",
      "f(\n    1,\n    2\n)\n",
      "f(\n    1,\n    at: 2,\n    2\n)\n"),
    RewriteCase(
      "an argument more, where not each has a line", "f(<#x#>, <#y#>, <#z#>)",
      "f(<#x#>, <#y#>, <#z#>, at: 2)", "f(\n    1,\n    2, 3\n)\n",
      "f(\n    1,\n    2, 3, at: 2\n)\n"),
    RewriteCase(
      "links below the middle of a line", "f(<#x#>)", "f { <#x#> }",
      "a {\n    f(b\n          .c()\n          .d())\n}\n",
      "a {\n    f {\n        b\n            .c()\n            .d()\n    }\n}\n"),
    RewriteCase(
      "arguments below the middle of a line", "fetch(<#x#>)", "fetch { <#x#> }",
      "a {\n    fetch(bb(1,\n             2))\n}\n",
      "a {\n    fetch {\n        bb(1,\n           2)\n    }\n}\n"),
    RewriteCase(
      "nested, below the middle of a line", "f(<#x#>)", "f { <#x#> }",
      "a {\n    f(b.f(c\n               .d()))\n}\n",
      "a {\n    f {\n        b.f(c\n            .d())\n    }\n}\n"),
    RewriteCase(
      "a trailing comma", "f(<#x#>)", "f { <#x#> }", "f(\n    1,\n)\n", "f {\n    1\n}\n"),
    RewriteCase(
      "closure with parameters", "f(<#n#>, <#x#>)", "f { <#n#> in <#x#> }",
      "f(a, b {\n    1\n})\n", "f { a in\n    b {\n        1\n    }\n}\n"),
    RewriteCase(
      "statements", "f(<#x#>)", "let y = <#x#>\ng(y)", "  f(1)\n  h()\n",
      "  let y = 1\n  g(y)\n  h()\n"),
    RewriteCase(
      "statements in a block on one line", "f(<#x#>)", "let y = <#x#>\ng(y)",
      "h { f(1) }\nh { i(); f(2) }\n", "h { let y = 1; g(y) }\nh { i(); let y = 2; g(y) }\n"),
    RewriteCase(
      "two statements become one", "f(<#x#>)\ng()", "h(<#x#>)", "  f(1)\n  g()\n  i()\n",
      "  h(1)\n  i()\n"),
    RewriteCase(
      "the first statement goes", "f(<#x#>)\ng()", "g()", "  f(1)\n  g()\n", "  g()\n"),
    RewriteCase(
      "a string of several lines moves as one", "f(<#x#>)", "f { <#x#> }",
      "a {\n    f(g(\"\"\"\n        b\n          c\n\n        \"\"\"))\n}\n",
      "a {\n    f {\n        g(\"\"\"\n            b\n              c\n\n            \"\"\")\n    }\n}\n"
    ),
    RewriteCase(
      "a string with less indentation stays", "f(<#x#>)", "f { <#x#> }",
      "a {\n    f(g(\"\"\"\n  b\n  \"\"\",\n        1))\n}\n",
      "a {\n    f {\n        g(\"\"\"\n  b\n  \"\"\",\n            1)\n    }\n}\n"),
    RewriteCase(
      "a block comment moves as one", "f(<#x#>)", "f { <#x#> }",
      "a {\n    f(g(\n        /* b\n         * c\n         */\n        1))\n}\n",
      "a {\n    f {\n        g(\n            /* b\n             * c\n             */\n            1)\n    }\n}\n"
    ),
    RewriteCase(
      "braces in braces", "f(<#x#>)", "f { g { <#x#> } }", "f(b\n    .c())\n",
      "f {\n    g {\n        b\n            .c()\n    }\n}\n"),
    RewriteCase(
      "a moved closure", "f(<#x#>, at: <#a#>)", "f(at: <#a#>, <#x#>)",
      "f(\n        b {\n            1\n        }, at: 2)\n",
      "f(\n        at: 2, b {\n            1\n        })\n"),
    RewriteCase(
      "a closure gets a head", "f { <#s...#> }", "g { @A in\n    <#s...#>\n}",
      "f {\n  a()\n  b()\n}\n", "g { @A in\n  a()\n  b()\n}\n"),
    RewriteCase(
      "a closure on one line gets a head", "f { <#s...#> }", "g { @A in\n    <#s...#>\n}",
      "h {\n  f { a() }\n}\n", "h {\n  g { @A in\n    a()\n  }\n}\n"),
    RewriteCase(
      "matches in a moved argument", "<#v?#>.f(<#x#>, at: <#a#>)", "<#v?#>.f(at: <#a#>) { <#x#> }",
      "f(\n    g(1)\n        .f(2, at: 3),\n    at: 4\n)\n",
      "f(at: 4) {\n    g(1)\n        .f(at: 3) { 2 }\n}\n"),
    RewriteCase(
      "matches of several lines in a moved argument", "<#v?#>.f(<#x#>, at: <#a#>)",
      "<#v?#>.f(at: <#a#>) { <#x#> }",
      "f(g(1)\n    .f(\n        2,\n        at: 3\n    ), at: 4)\n",
      "f(at: 4) {\n    g(1)\n        .f(at: 3) {\n            2\n        }\n}\n"),
    RewriteCase(
      "matches in both of two swapped arguments", "f(<#a#>, <#b#>)", "f(<#b#>, <#a#>)",
      "f(f(1, 2), f(3, f(4, 5)))\n", "f(f(f(5, 4), 3), f(2, 1))\n"),
    RewriteCase(
      "no line end at the end", "<#a#>.f(<#x#>)", "<#a#>.g {\n    <#x#>\n}", "b.f(1)",
      "b.g {\n    1\n}"),
    RewriteCase(
      "words of other languages", "f(<#x#>)", "größe(<#x#>)", "let ü = f(\"ö\") // ä\n",
      "let ü = größe(\"ö\") // ä\n"),
    RewriteCase(
      "words do not run together", "(<#x#>, <#y#>)", "<#x#>",
      "func g() -> A {\n  return(a, b)\n}\n",
      "func g() -> A {\n  return a\n}\n"),
    RewriteCase(
      "attribute beside others", "@A var <#n#> = <#v#>", "var <#n#> = <#v#>",
      "  @A var b = 1\n", "  var b = 1\n"),
    RewriteCase(
      "attribute on its line", "@A var <#n#> = <#v#>", "var <#n#> = <#v#>",
      "  @A\n  var b = 1\n", "  var b = 1\n"),
  ]

  static let runs = [
    RewriteCase(
      "empty run before", "f(<#r...#>, last: <#x#>)", "g(<#r...#>, last: <#x#>)", "f(last: 1)\n",
      "g(last: 1)\n"),
    RewriteCase(
      "run before", "f(<#r...#>, last: <#x#>)", "g(last: <#x#>, <#r...#>)", "f(1, b: 2, last: 3)\n",
      "g(last: 3, 1, b: 2)\n"),
    RewriteCase(
      "empty run moves", "f(<#r...#>, last: <#x#>)", "g(last: <#x#>, <#r...#>)", "f(last: 3)\n",
      "g(last: 3)\n"),
    RewriteCase(
      "empty run behind", "f(<#x#>, <#r...#>)", "f(<#r...#>) { <#x#> }", "f(1)\n", "f { 1 }\n"),
    RewriteCase(
      "run behind", "f(<#x#>, <#r...#>)", "f(<#r...#>) { <#x#> }", "f(1, b: 2)\n",
      "f(b: 2) { 1 }\n"),
    RewriteCase(
      "run of several lines", "f(<#x#>, <#r...#>)", "f(<#r...#>) { <#x#> }",
      "f(\n    1,\n    b: 2,\n    c: 3\n)\n", "f(\n    b: 2,\n    c: 3\n) {\n    1\n}\n"),
    RewriteCase(
      "absent label", "f(<#x#>, <#r...#>)", "g(all: <#r...#>, x: <#x#>)", "f(1)\n", "g(x: 1)\n"),
    RewriteCase(
      "absent base of a chain", "<#b?#>.f(<#x#>)", "<#b?#>.g.f(<#x#>)", "f(1)\n", "g.f(1)\n"),
    RewriteCase(
      "projected", "f($<#n#>)", "g(<#n#>, _<#n#>, $<#n#>)", "f($a)\n", "g(a, _a, $a)\n"),
    RewriteCase(
      "computed", "f(<#x#>)", "f(<#x#> as <#t#>)", "f(1)\n", "f(1 as Int)\n",
      computed: ["t": "Int"]),
    RewriteCase(
      "a line comment in what becomes empty parentheses", "<#x#>.f { g() }", "<#x#>.f()",
      "a.f { // one\n    // two\n    g()\n}\nb()\n", "a.f()\n    // one\n    // two\nb()\n"),
    RewriteCase(
      "arguments change places around one that stays", "f(<#x#>, k: 0, <#y#>)",
      "f(<#y#>, k: 0, <#x#>)", "f(1, k: 0, 2)\n", "f(2, k: 0, 1)\n"),
    RewriteCase(
      "what is replaced at its place comes elsewhere", "f(<#x#>, k: 0)", "f(nil, k: 0, <#x#>)",
      "f(f(1, k: 0), k: 0)\n", "f(nil, k: 0, f(nil, k: 0, 1))\n"),
    RewriteCase(
      "a capture that stays and comes again", "f(<#x#>, <#y#>)",
      "f({ <#x#> != nil }, <#y#>, <#x#>)",
      "f(1 /* a */, 2 /* b */)\n", "f({ 1 != nil } /* a */, 2 /* b */, 1)\n"),
    RewriteCase(
      "a capture twice", "f(<#x#>)", "g(<#x#>, <#x#>)", "f(f(1))\n", "g(g(1, 1), g(1, 1))\n"),
  ]

  static let comments = [
    RewriteCase(
      "behind the parenthesis", "f(<#x#>)", "f { <#x#> }", "f( // why\n    1\n)\n",
      "f { // why\n    1\n}\n"),
    RewriteCase(
      "above the argument", "f(<#x#>)", "f { <#x#> }", "f(\n    // why\n    1\n)\n",
      "f {\n    // why\n    1\n}\n"),
    RewriteCase(
      "behind the argument", "f(<#x#>)", "f { <#x#> }", "f(1 // why\n)\n",
      "f {\n    1 // why\n}\n"),
    RewriteCase(
      "block comment behind the argument", "f(<#x#>)", "f { <#x#> }", "f(1 /* why */)\n",
      "f { 1 /* why */ }\n"),
    RewriteCase(
      "behind a moved argument", "f(<#x#>, at: <#a#>)", "f(at: <#a#>) { <#x#> }",
      "f(\n    1, // why\n    at: 2 // where\n)\n",
      "f(\n    at: 2 // where\n) {\n    1 // why\n}\n"),
    RewriteCase(
      "above a moved argument", "f(<#x#>, at: <#a#>)", "f(at: <#a#>) { <#x#> }",
      "f(\n    // why\n    1,\n    at: 2\n)\n",
      "f(at: 2) {\n    // why\n    1\n}\n"),
    RewriteCase(
      "of a deleted argument", "f(<#x#>, at: <#a#>)", "f(at: <#a#>)",
      "f(\n    1, // why\n    at: 2\n)\n", "f(\n    // why\n    at: 2\n)\n"),
    RewriteCase(
      "of a deleted argument on the line", "f(<#x#>, at: <#a#>)", "f(at: <#a#>)",
      "f(1, /* why */ at: 2)\n", "f(/* why */ at: 2)\n"),
    RewriteCase(
      "of the last argument", "f(<#x#>, at: <#a#>)", "f(<#x#>)",
      "f(\n    1,\n    at: 2 // why\n)\n", "f(\n    1\n    // why\n)\n"),
    RewriteCase(
      "behind a comma that goes", "f(<#x#>, at: <#a#>)", "f(<#x#>)",
      "f(\n    1, // why\n    at: 2\n)\n", "f(\n    1 // why\n)\n"),
    RewriteCase(
      "between code and its bracket", "f(<#x#>)", "f(<#x#>, at: 2)", "f(1 /* why */)\n",
      "f(1 /* why */, at: 2)\n"),
    RewriteCase(
      "at the end of the line, before its bracket", "f(<#x#>)", "f(<#x#>, at: 2)",
      "f(\n    1 // why\n)\n", "f(\n    1, at: 2 // why\n)\n"),
    RewriteCase(
      "inside a deleted capture", "f(<#x#>, at: <#a#>)", "f(<#x#>)",
      "f(1, at: g(/* why */ 2))\n", "f(1 /* why */)\n"),
    RewriteCase(
      "at the end of the match", "<#x#> + 0", "<#x#>", "a = b // why\n    + 0\nc()\n",
      "a = b // why\nc()\n"),
    RewriteCase(
      "between statements", "f(<#x#>)\ng()", "h(<#x#>)", "  f(1)\n  // why\n  g()\n",
      "  h(1)\n  // why\n"),
    RewriteCase(
      "everything is new", "f()", "g", "a = f(/* why */)\n", "a = g /* why */\n"),
  ]
}
