/// Pairs of texts whose difference must lead from one to the other.
enum DiffPairs {
  static let written: [(old: String, new: String)] = [
    ("", "a"), ("a", ""), ("", "\n"), ("a", "a\n"), ("a\n", "a"), ("a\n", "b"), ("a\nb", "a\nb\n"),
    ("a\nb\nc\n", "b\nc\n"), ("a\nb\nc\n", "a\nb\n"), ("a\nb\nc\n", "c\nb\na\n"),
    ("a\r\nb\r\n", "a\nb\n"), ("a\rb\rc", "a\rx\rc"), ("x\nx\nx\nx\n", "x\nx\n"),
    ("x\nx\ny\nx\n", "x\ny\nx\nx\n"), ("a\nx\nx\nb\n", "x\nx\nc\nx\n"), ("\n\n\n", "\n"),
    ("-a\n+b\n\\c\n", "--- a\n+++ b\n@@ -1 +1 @@\n"), ("é\n", "è\n"), ("a\0b\n", "a\0c\n"),
    ("x\ny\nx\ny\nx\ny\n", "y\nx\ny\nx\ny\nx\n"),
    ("}\n\nf\n}\n\ng\n}\n", "}\n\nf\n}\n\nh\n}\n\ng\n}\n"),
  ]

  /// Texts of few different lines with random insertions and removals, the same on every run.
  static let generated: [(old: String, new: String)] = {
    var state: UInt64 = 42
    func random(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    return (0..<120).map { round in
      let words = (0..<random(40)).map { _ in "line \(random(UInt64(round / 10 + 2)))" }
      var changed = words
      for _ in 0..<random(8) {
        let place = random(UInt64(changed.count + 1))
        if random(2) == 0, place < changed.count {
          changed.remove(at: place)
        } else {
          changed.insert("line \(random(9))", at: place)
        }
      }
      let end = random(4) == 0 ? "" : "\n"
      return (words.joined(separator: "\n"), changed.joined(separator: "\n") + end)
    }
  }()
}
