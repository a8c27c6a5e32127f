import TextEditing
import Testing
import YAMLReading

@Suite struct YAMLNodeTests {
  @Test(arguments: [
    ("a: 1\n", "1:1{1:1`a`: 1:4`1`}"),
    ("- x\n- 'it''s'\n- \"q\\n\"\n", "1:1[1:3`x`, 2:3'it's', 3:3\"q⏎\"]"),
    ("a: { b: [1, 2], c: }\n", "1:1{1:1`a`: 1:4{1:6`b`: 1:9[1:10`1`, 1:13`2`], 1:17`c`: 1:20``}}"),
    ("a: |\n  x\n    y\n\nb: >\n  p\n  q\n", "1:1{1:1`a`: 1:4|x⏎  y⏎|, 5:1`b`: 5:4>p q⏎>}"),
    ("a:\n- b: 1\n  c: 2\n", "1:1{1:1`a`: 2:1[2:3{2:3`b`: 2:6`1`, 3:3`c`: 3:6`2`}]}"),
    ("just a text", "1:1`just a text`"),
    ("# comment\n---\na: b\n...\n", "3:1{3:1`a`: 3:4`b`}"),
    ("? [a, b]\n: c\n", "1:1{1:3[1:4`a`, 1:7`b`]: 2:3`c`}"),
    // Columns count bytes, however many of them a character has.
    ("é: 猫, x\nü: y\n", "1:1{1:1`é`: 1:5`猫, x`, 2:1`ü`: 2:5`y`}"),
    ("[é, 猫, x]", "1:1[1:2`é`, 1:6`猫`, 1:11`x`]"),
    // A byte order mark takes no column, and every kind of line ending ends a line.
    ("\u{FEFF}a: b\r\nc: d\r\n", "1:1{1:1`a`: 1:4`b`, 2:1`c`: 2:4`d`}"),
    ("a: b\rc: d\r", "1:1{1:1`a`: 1:4`b`, 2:1`c`: 2:4`d`}"),
  ])
  func nodesAndTheirPlaces(text: String, expected: String) {
    let document = read(text)
    #expect(document.diagnostics == [])
    #expect(outline(document.root) == expected)
  }

  @Test func nodesAreReadByKindAndKey() throws {
    let root = try #require(read("a: [x, ~]\nb:\n'null': null\nc: 'null'\n").root)
    #expect(root.mapping?.map { $0.key.scalar?.text } == ["a", "b", "null", "c"])
    #expect(root["a"]?.sequence?.map(\.isNull) == [false, true])
    #expect(root["a"]?.sequence?.first?.scalar?.text == "x")
    #expect(root["b"]?.isNull == true)
    #expect(root["null"]?.isNull == true)
    #expect(root["c"]?.isNull == false)
    #expect(root["d"] == nil)
    #expect(root["a"]?["x"] == nil)
    #expect(root.scalar == nil)
    #expect(root.sequence == nil)
    #expect(root["a"]?.mapping == nil)
    #expect(
      [root, root["a"], root["b"], root["c"]].map { $0?.kindDescription }
        == ["a mapping", "a list", "nothing", "a text"])
  }

  @Test func nodesEndBehindTheirLastByte() throws {
    let root = try #require(read("a: [x, yz]\nb:\n  - 'c'\n  - d: e  # f\n").root)
    #expect(root["a"]?.end == LinePosition(line: 1, column: 11))
    #expect(root["b"]?.sequence?.first?.end == LinePosition(line: 3, column: 8))
    #expect(root["b"]?.end == LinePosition(line: 4, column: 9))
    #expect(root.end == LinePosition(line: 4, column: 9))
  }
}
