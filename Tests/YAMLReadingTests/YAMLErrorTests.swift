import TextEditing
import Testing
import YAMLReading

@Suite struct YAMLErrorTests {
  private func report(_ text: String) -> [String] {
    read(text).diagnostics.map { $0.rendered() }
  }

  @Test(arguments: [
    ("", ["f.yml:1:1: error: the file is empty"]),
    ("# only a comment\n", ["f.yml:1:1: error: the file is empty"]),
    ("\u{FEFF}", ["f.yml:1:1: error: the file is empty"]),
    (
      "a: 1\nb: 2\na: 3\n",
      ["f.yml:3:1: error: the key 'a' stands here a second time\n  it stands in line 1 first"]
    ),
    (
      "x: { 'a': 1, \"a\": 2, a: 3 }\n",
      [
        "f.yml:1:14: error: the key 'a' stands here a second time\n  it stands in line 1 first",
        "f.yml:1:22: error: the key 'a' stands here a second time\n  it stands in line 1 first",
      ]
    ),
    (
      "a: &x 1\nb: *x\n",
      [
        "f.yml:1:4: error: anchors and aliases are not supported\n"
          + "  write the value out where it is used",
        "f.yml:2:4: error: anchors and aliases are not supported\n"
          + "  write the value out where it is used",
      ]
    ),
    ("a: !!int 1\n", ["f.yml:1:4: error: tags are not supported"]),
    ("a: !own [1]\n", ["f.yml:1:4: error: tags are not supported"]),
    ("a: 1\n---\nb: 2\n", ["f.yml:2:1: error: a second document begins here; a file holds one"]),
    (
      "a: [1, 2\nb: 3\n",
      [
        "f.yml:2:2: error: did not find expected ',' or ']'\n"
          + "  while parsing a flow sequence that begins in line 1"
      ]
    ),
    (
      "a: 1\n b: 2\n",
      [
        "f.yml:2:3: error: mapping values are not allowed in this context\n"
          + "  a text with `: ` in it needs quotation marks, or a block after `|`"
      ]
    ),
    (
      "a:\n\tb: 1\n",
      [
        "f.yml:2:1: error: found character that cannot start any token\n"
          + "  a tab cannot indent here; use spaces"
      ]
    ),
    (
      "é: 'x\n",
      [
        "f.yml:2:1: error: found unexpected end of stream\n"
          + "  while scanning a quoted scalar that begins in line 1"
      ]
    ),
    ("a: b\u{1}c\n", ["f.yml:1:5: error: control characters are not allowed"]),
  ])
  func mistakesAreReportedWhereTheyAre(text: String, expected: [String]) {
    #expect(report(text) == expected)
  }

  @Test func bytesThatAreNoCharactersAreCountedAsBytes() {
    let document = YAMLDocument(Array("é: 1\nb: ".utf8) + [0xFF, 0x0A], path: "f.yml")
    #expect(document.root == nil)
    #expect(
      document.diagnostics.map(\.headline) == ["f.yml:2:4: error: invalid leading UTF-8 octet"])
  }

  @Test func otherEncodingsAreNotTakenForYAML() {
    let document = YAMLDocument([0xFF, 0xFE, 0x61, 0x00, 0x3A, 0x00, 0x20, 0x00], path: "f.yml")
    #expect(
      document.diagnostics.map(\.headline) == ["f.yml:1:1: error: invalid leading UTF-8 octet"])
  }

  @Test func whatIsReadableIsThereInSpiteOfMistakes() {
    #expect(outline(read("a: 1\na: 2\n").root) == "1:1{1:1`a`: 1:4`1`, 2:1`a`: 2:4`2`}")
    #expect(outline(read("a: *x\nb: 2\n").root) == "1:1{1:1`a`: 1:4``, 2:1`b`: 2:4`2`}")
    #expect(outline(read("a: 1\n---\nb: 2\n").root) == "1:1{1:1`a`: 1:4`1`}")
    #expect(read("a: [1\n").root == nil)
  }

  @Test(arguments: [64, 65, 100_000])
  func nestingIsBounded(depth: Int) {
    let document = read(
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
    if depth <= YAMLDocument.deepestNesting {
      #expect(document.diagnostics == [])
    } else {
      #expect(document.root == nil)
      #expect(
        document.diagnostics.map(\.headline) == [
          "f.yml:1:65: error: lists and mappings stand more than 64 deep in each other"
        ])
    }
  }

  @Test func nestingByIndentationIsBoundedToo() {
    let text = (0..<200).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(read(text).diagnostics.map(\.position) == [LinePosition(line: 65, column: 65)])
  }

  @Test func everyBeginningOfAFileIsReadWithoutACrash() {
    let text = Array(
      "\u{FEFF}é: |2-\r\n    x\n  y\nb: [\"\\u00e9\", 'it''s', {c: *d}]\n? &k [!t z]\n: >\n q\n"
        .utf8)
    for count in 0...text.count {
      let document = YAMLDocument(Array(text.prefix(count)), path: "f.yml")
      #expect(document.root != nil || !document.diagnostics.isEmpty)
    }
  }
}
