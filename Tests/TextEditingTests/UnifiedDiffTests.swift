import Testing
import TextEditing

@Suite struct UnifiedDiffTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func patch(_ old: String, _ new: String, context: Int = 3) -> String {
    let patch = UnifiedDiff.patch(
      path: "f.txt", old: bytes(old), new: bytes(new), context: context)
    return String(decoding: patch, as: UTF8.self)
  }

  @Test func aChangeShowsThreeLinesAround() {
    #expect(
      patch("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
        --- a/f.txt
        +++ b/f.txt
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func equalTextsHaveNoPatch() {
    #expect(patch("a\n", "a\n").isEmpty)
    #expect(patch("", "").isEmpty)
    #expect(UnifiedDiff.hunks(old: [], new: []).isEmpty)
  }

  @Test func anEmptySideNamesTheLineBefore() {
    #expect(patch("", "a\n") == "--- a/f.txt\n+++ b/f.txt\n@@ -0,0 +1 @@\n+a\n")
    #expect(patch("a\nb\n", "") == "--- a/f.txt\n+++ b/f.txt\n@@ -1,2 +0,0 @@\n-a\n-b\n")
    #expect(
      patch("a\nb\n", "a\nx\nb\n", context: 0)
        == "--- a/f.txt\n+++ b/f.txt\n@@ -1,0 +2 @@\n+x\n")
  }

  @Test func aMissingLastLineEndingIsSaid() {
    #expect(
      patch("a\nb", "a\nb\n") == """
        --- a/f.txt
        +++ b/f.txt
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """)
    #expect(
      patch("a\nb", "x\nb") == """
        --- a/f.txt
        +++ b/f.txt
        @@ -1,2 +1,2 @@
        -a
        +x
         b
        \\ No newline at end of file

        """)
  }

  @Test func carriageReturnsBelongToTheLine() {
    #expect(
      bytes(patch("a\r\nb\r\n", "a\r\nb\n"))
        == bytes("--- a/f.txt\n+++ b/f.txt\n@@ -1,2 +1,2 @@\n a\r\n-b\r\n+b\n"))
  }

  @Test(arguments: [(6, 1), (7, 2)])
  func closeChangesShareAHunk(equalLines: Int, hunks: Int) {
    let between = String(repeating: "x\n", count: equalLines)
    let result = UnifiedDiff.hunks(
      old: bytes("a\n\(between)b\n"), new: bytes("A\n\(between)B\n"))
    #expect(result.count == hunks)
  }

  @Test func anAddedFunctionShowsFromItsFirstLineToItsLast() {
    let old = "func a() {\n  x()\n}\n\nfunc c() {\n}\n"
    let new = "func a() {\n  x()\n}\n\nfunc b() {\n  x()\n}\n\nfunc c() {\n}\n"
    #expect(
      patch(old, new, context: 1) == """
        --- a/f.txt
        +++ b/f.txt
        @@ -4,2 +4,6 @@
        \u{20}
        +func b() {
        +  x()
        +}
        +
         func c() {

        """)
    #expect(
      patch(new, old, context: 1) == """
        --- a/f.txt
        +++ b/f.txt
        @@ -4,6 +4,2 @@
        \u{20}
        -func b() {
        -  x()
        -}
        -
         func c() {

        """)
  }

  @Test(arguments: [
    ("Sources/a.swift", "--- a/Sources/a.swift\n+++ b/Sources/a.swift\n"),
    ("My App/a.swift", "--- a/My App/a.swift\t\n+++ b/My App/a.swift\t\n"),
    ("é.swift", "--- a/é.swift\n+++ b/é.swift\n"),
    (
      "a \"b\"\\\u{1}\n\t.swift",
      #"--- "a/a \"b\"\\\001\n\t.swift""# + "\n" + #"+++ "b/a \"b\"\\\001\n\t.swift""# + "\n"
    ),
  ])
  func pathsAreWrittenAsGitWritesThem(path: String, header: String) {
    #expect(UnifiedDiff.header(path: path) == bytes(header))
  }
}
