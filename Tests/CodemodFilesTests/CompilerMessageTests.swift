import CodeFacts
import CodemodEngine
import Rewriting
import Testing

/// What the compiler says where code does not build with the 2027 SDKs finds the codemod that answers.
///
/// Messages and places are those of the compiler, on models of the SDK.
@Suite struct CompilerMessageTests {
  struct Row: CustomTestStringConvertible {
    let codemod: String
    let message: String
    /// Files that import the framework; `‸` is the place, if one is told.
    let files: [String]
    /// A part of the text of the first file afterwards; nil if a person is asked.
    var becomes: String?
    /// How the reason begins, if a person is asked.
    var reason = ""
    var review = false
    var target: PlatformVersion? = PlatformVersion(platform: "iOS", version: [27])
    var testDescription: String { "\(codemod): \(message)" }
  }

  private static let state = """
    struct A: View {
      let name: String
      @State private var counter = 0
      @State private var other = 0
      init(name: String) {
        ‸
        self.name = name
      }
      var body: some View { Text(name) }
    }
    """

  private static func initializing(_ code: String, _ message: String) -> Row {
    Row(
      codemod: "state-initial-value", message: message,
      files: [state.replacing("‸", with: code)],
      becomes: "  @State private var counter: Int\n  @State private var other = 0\n")
  }

  private static let before = "'self' used before all stored properties are initialized"

  static let states: [Row] = [
    initializing("‸self.counter = 42", "variable 'self.name' used before being initialized"),
    initializing("‸self.counter = 42", before),
    initializing("‸counter = name.isEmpty ? 1 : 2", before),
    initializing("self._counter ‸= State(initialValue: 42)", before),
    initializing("_counter ‸= State(initialValue: 42)", before),
    Row(
      codemod: "state-initial-value", message: before,
      files: [state.replacing("‸", with: "‸counter += 1")], reason: "the init at line 6 uses self"),
    Row(
      codemod: "state-composed-wrapper",
      message: "invalid redeclaration of synthesized property '_counter'",
      files: [
        """
        @propertyWrapper struct Clamped { var wrappedValue: Int }
        struct A: View {
          @Clamped @State private var other = 0
          @State @Clamped private var counter = 0‸
          var body: some View { Text("") }
        }
        """
      ], reason: "@State and @Clamped both make a storage _counter;"),
    Row(
      codemod: "state-composed-wrapper",
      message: "invalid redeclaration of synthesized property '_counter'",
      files: [
        """
        @propertyWrapper struct Clamped { var wrappedValue: Int }
        struct A: View {
          ‸@State @Clamped private var counter = 0
          var body: some View { Text("") }
        }
        """
      ], reason: "@State and @Clamped both make a storage _counter;"),
    Row(
      codemod: "state-across-files",
      message:
        "undefined symbol: variable initialization expression of App.A.(__counter in _A7) : Int",
      files: [
        "struct A: View {\n  @State var counter = 0\n  var body: some View { Text(\"\") }\n}",
        "extension A {\n  init(x: Int) {}\n}",
      ], reason: "this init sets the properties of its type itself"),
    Row(
      codemod: "state-across-files", message: "undefined symbol: $s3App1AV9__counter33_A7LLSivpfi",
      files: [
        "struct A: View {\n  @State var counter = 0\n  var body: some View { Text(\"\") }\n}",
        "extension A {\n  init(x: Int) {}\n}",
      ], reason: "this init sets the properties of its type itself"),
  ]

  private static func memberwise(
    _ message: String, _ call: String, parameters: String = "bar: Int = 0, baz: Int"
  ) -> Row {
    Row(
      codemod: "state-memberwise-init", message: message,
      files: [
        """
        struct Foo: View {
          @State private var bar = 0
          private let baz: Int
          var body: some View { Text("") }
        }
        extension Foo {
          \(call)
        }
        """
      ], becomes: "  private init(\(parameters)) {\n")
  }

  static let initializers: [Row] = [
    memberwise(
      "extraneous argument label 'bar:' in call",
      "init(_ bar: Int, baz: Int) { self.init‸(bar: bar, baz: baz) }"),
    memberwise(
      "extraneous argument labels 'bar:baz:' in call",
      "init(_ bar: Int, baz: Int) { self.init‸(bar: bar, baz: baz) }"),
    memberwise(
      "missing argument for parameter #1 in call", "init(r: Int) { self.init(‸baz: r) }",
      parameters: "baz: Int"),
    memberwise(
      "extra arguments at positions #1, #2 in call", "init(r: Int) { self.init‸(bar: r, baz: r) }"),
    memberwise("extra argument 'bar' in call", "static func f() -> Foo { Foo(bar: ‸1, baz: 2) }"),
    memberwise(
      "argument passed to call that takes no arguments",
      "static func f() -> Foo { Foo(‸bar: 1, baz: 2) }"),
    memberwise(
      "incorrect argument label in call (have 'bar:baz:', expected '_:baz:')",
      "init(_ bar: Int, baz: Int) { self.init‸(bar: bar, baz: baz) }"),
    memberwise(
      "'Foo' cannot be constructed because it has no accessible initializers",
      "static func f() -> Foo { ‸Foo(bar: 1, baz: 2) }"),
    memberwise(
      "'Foo' cannot be constructed because it has no accessible initializers",
      "static let x: Foo = .‸init(bar: 1, baz: 2)\n  func f() -> Foo { Foo(bar: 1, baz: 2) }"),
  ]

  private static func body(_ code: String) -> String {
    "struct A: View {\n  var body: some View {\n    \(code)\n  }\n}"
  }

  private static func card(_ content: String, type: String) -> String {
    """
    extension Card where Content == \(type) {
      init(title: String) {
        self = Card {
          \(content)
        }
      }
    }
    extension Card where Content == HStack<TupleView<(Image, Image)>> {}
    """
  }

  private static let mismatch =
    "cannot convert value of type 'VStack<TupleContent<Text, Text>>' to expected argument type "
    + "'VStack<TupleView<(Text, Text)>>'"

  static let builders: [Row] = [
    Row(
      codemod: "overlay-trailing-closure", message: "ambiguous use of 'blendMode'",
      files: [
        body(
          "Text(\"\").overlay(Color.red.opacity(1)).overlay(Color.blue.opacity(0.7).‸blendMode(.overlay))"
        )
      ],
      becomes:
        ".overlay(Color.red.opacity(1)).overlay { Color.blue.opacity(0.7).blendMode(.overlay) }"),
    Row(
      codemod: "overlay-trailing-closure", message: "ambiguous use of 'opacity'",
      files: [body("Text(\"\").background(.blue.‸opacity(0.7)).background(Color.red.opacity(1))")],
      becomes: ".background { Color.blue.opacity(0.7) }.background(Color.red.opacity(1))"),
    Row(
      codemod: "tuple-content", message: mismatch,
      files: [
        card(
          "‸VStack {\n        Text(title)\n        Text(title)\n      }",
          type: "VStack<TupleView<(Text, Text)>>")
      ],
      becomes: "Content == VStack<TupleContent<Text, Text>> {"),
    Row(
      codemod: "tuple-content",
      message:
        "cannot convert value of type 'Label<TupleContent<Text, Text?>, Image?>' to expected "
        + "argument type 'Label<TupleView<(Text, Optional<Text>)>, Optional<Image>>'",
      files: [
        card(
          "‸Label { Text(title) } icon: { icon }", type: "Label<TupleView<(Text, Text?)>, Image?>")
      ],
      becomes: "Content == Label<TupleContent<Text, Text?>, Image?> {"),
    Row(
      codemod: "tuple-content",
      message:
        "conflicting arguments to generic parameter 'C' ('VStack<TupleView<(Text, Text)>>' vs. "
        + "'VStack<TupleContent<Text, Text>>')",
      files: [
        "struct B {\n  var a: VStack<TupleView<(Text, Text)>> { ‸VStack { Text(\"\"); Text(\"\") } }\n"
          + "  var b: VStack<TupleView<(Text, Image)>> { VStack { Text(\"\"); Image(\"\") } }\n}"
      ],
      becomes: "a: VStack<TupleContent<Text, Text>> { VStack { Text(\"\"); Text(\"\") } }\n"
        + "  var b: VStack<TupleView<(Text, Image)>>"),
    Row(
      codemod: "mapkit-empty-builder",
      message: "return type of property 'body' requires that 'EmptyMapContent' conform to 'View'",
      files: [
        "import MapKit\nstruct A: View {\n  var body: some View ‸{\n    Group { }\n  }\n"
          + "  var other: some View {\n    Group { }\n  }\n}"
      ],
      becomes: "Group { EmptyView() }\n  }\n  var other: some View {\n    Group { }"),
    Row(
      codemod: "mapkit-empty-builder",
      message:
        "return type of instance method 'row()' requires that 'EmptyMapContent' conform to 'View'",
      files: [
        "import MapKit\nstruct A: View {\n  func row() -> some View {\n    Group { ‸}\n  }\n}"
      ],
      becomes: "Group { EmptyView() }"),
    Row(
      codemod: "chart-content-builder",
      message:
        "the compiler is unable to type-check this expression in reasonable time; try breaking "
        + "up the expression into distinct sub-expressions",
      files: [
        "import Charts\nstruct A: View {\n  let kind: Int\n  var body: some View ‸{\n    Chart {\n"
          + "      switch kind {\n"
          + (1...11).map {
            "      case \($0): PointMark(x: .value(\"\", \($0)), y: .value(\"\", 1))\n"
          }
          .joined()
          + "      default: PointMark(x: .value(\"\", 0), y: .value(\"\", 1))\n      }\n    }\n  }\n}"
      ],
      becomes: "Chart {\n      marks()\n",
      target: PlatformVersion(platform: "iOS", version: [17])),
  ]

  static let availability: [Row] = [
    Row(
      codemod: "status-bar-hidden",
      message: "'statusBarHidden' was deprecated in visionOS 27.0: Has no effect on visionOS",
      files: [body("Text(\"\")\n      .‸statusBarHidden(true)")],
      becomes: "    Text(\"\")\n  }",
      target: PlatformVersion(platform: "visionOS", version: [27])),
    Row(
      codemod: "status-bar-hidden",
      message: "'statusBarHidden(_:)' was deprecated in visionOS 27.0: Has no effect on visionOS",
      files: [body("Text(\"\")\n      .‸statusBarHidden(true)")],
      becomes: "    Text(\"\")\n  }",
      target: PlatformVersion(platform: "visionOS", version: [27])),
    Row(
      codemod: "dialog-availability",
      message: "'alert(_:item:actions:message:)' is only available in iOS 27.0 or newer",
      files: [
        "struct A: View {\n  @State private var item: Int?\n  var body: some View {\n"
          + "    Text(\"\").‸alert(\"\", item: $item) { _ in Text(\"\") } message: { _ in Text(\"\") }\n  }\n}"
      ],
      becomes: "isPresented: Binding(", review: true,
      target: PlatformVersion(platform: "iOS", version: [17])),
    Row(
      codemod: "toolbar-availability",
      message: "'topBarPinnedTrailing' is only available in iOS 27.0 or newer",
      files: [
        body(
          "Text(\"\").toolbar {\n      ToolbarItem(placement: .‸topBarPinnedTrailing) { Text(\"\") }\n    }"
        )
      ],
      becomes: "if #available(iOS 27, *) {", review: true,
      target: PlatformVersion(platform: "iOS", version: [17])),
  ]

  @Test("States", arguments: states) func state(row: Row) throws { try check(row) }
  @Test("Initializers", arguments: initializers) func initializer(row: Row) throws {
    try check(row)
  }
  @Test("Builders", arguments: builders) func builder(row: Row) throws { try check(row) }
  @Test("Availability", arguments: availability) func version(row: Row) throws { try check(row) }

  @Test(
    "A name of two types",
    arguments: [
      ("Color.‸clear", "ambiguous use of 'clear'", "SwiftUI.Color.clear"),
      ("‸Text(\"a\")", "ambiguous use of 'init(_:)'", "SwiftUI.Text(\"a\")"),
    ])
  func ambiguous(code: String, message: String, becomes: String) throws {
    let package =
      "public struct Color {\n  public static let clear = Color()\n}\n"
      + "public struct Text {\n  public init(_ s: String) {}\n}"
    try check(
      Row(
        codemod: "qualify-shadowed-type", message: message,
        files: ["import Kit\n" + Self.body(code), package], becomes: becomes, review: true),
      modules: [["App"], ["Kit"]])
  }

  /// Read once for all rows.
  private static let codemods = Result { try Repository.codemods() }
  private static let sdk = Result { try Repository.sdk() }

  private func check(_ row: Row, modules: [[String]] = [["App"], ["App"]]) throws {
    var site = DiagnosedPlace.Site.none
    let texts = row.files.enumerated().map { index, file in
      let text = (index == 0 || modules[0] == modules[1] ? "import SwiftUI\n" : "") + file + "\n"
      let parts = text.split(separator: "‸", omittingEmptySubsequences: false)
      guard parts.count > 1 else { return text }
      let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
      site = .file(
        path: "\(index).swift", line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1)
      return parts.joined()
    }
    let place = DiagnosedPlace(message: row.message, site: site)
    let engine = Engine(
      codemods: try Self.codemods.get(), sdk: try Self.sdk.get(),
      options: EngineOptions(review: row.review, places: [place]))
    let outcome = engine.run(count: texts.count, jobs: 1) { index in
      .file(
        SourceFile(
          path: "\(index).swift", bytes: Array(texts[index].utf8),
          targets: row.target.map { [$0] }, modules: modules[index]))
    }
    let found = try #require(outcome.places.first)
    #expect(found.codemods.contains(row.codemod))
    let answer = try #require(found.answers.first, "\(texts[0])")
    #expect(answer.codemod == row.codemod)
    let changed = outcome.changed.first.flatMap(\.result)
      .map { String(decoding: $0, as: UTF8.self) }
    guard let wanted = row.becomes else {
      guard case .finding(let reason) = answer.kind else {
        Issue.record("\(answer.kind)")
        return
      }
      #expect(reason.hasPrefix(row.reason))
      #expect(changed == nil)
      return
    }
    #expect(answer.kind.isRewrite, "\(answer.kind)")
    #expect(try #require(changed).contains(wanted))
    #expect(found.answers.count == 1)
  }
}

extension DiagnosedAnswer.Kind {
  fileprivate var isRewrite: Bool {
    if case .rewritten = self { true } else { false }
  }
}
