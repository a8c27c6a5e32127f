import CodeFacts
import Testing
import TextEditing

@testable import CodemodFiles

@Suite("Files of SDK data")
struct SDKFileTests {
  private func read(_ text: String) -> SDKFile {
    SDKFile(Array(text.utf8), path: "sdk.yml")
  }

  @Test("Each key is read as meant")
  func keys() {
    let file = read(
      """
      module: Paints
      re-exports: [Inks, Pots]
      wrappers:
        initialized: [Palette, Brush]
        assigned: Layered
        others: [Glossy]
        macros: [Palette, Elsewhere]
        by-argument: { Around: Brush }
        by-value: [Layered, Brush]
        by-storage: Tinted
      generic: [Layer, Glossy]
      protocols:
        Drawable:
          types: [Layer, Paint]
          optionals: true
          other-methods: some Drawable
          own-methods: [outlined, "moved(to:_:)", "hidden()"]
        Fill:
          refines: [Drawable]
          members: { red: Paint }
          methods: { "dimmed(_:)": some Fill }
          own-methods: dried
      availability:
        "Layer.init(over:)": { iOS: 27, macOS: 26.1 }
        Paint.deep: { iOS: 27 }
        "mixed(_:with:)": { visionOS: 3 }
        Layer: { watchOS: 12 }
      arguments:
        Paint: ["filled(_:)", "Layer(paint:)"]
      types:
        Paint:
          conforms-to: Fill
          failable: ["init(name:)"]
          members: { blue: Paint }
          properties: { inverse: Paint }
          methods: { mixed: Self }
      """)
    #expect(file.diagnostics == [])
    #expect(
      file.knowledge
        == SDKKnowledge(
          types: [
            "Drawable": SDKType(
              module: "Paints", isProtocol: true, includesOptionals: true,
              otherMethods: "some Drawable",
              ownMethods: ["outlined", "moved(to:_:)", "hidden()"]),
            "Fill": SDKType(
              module: "Paints", isProtocol: true, conformsTo: ["Drawable"],
              members: ["red": "Paint"], methods: ["dimmed(_:)": "some Fill"],
              ownMethods: ["dried"]),
            "Glossy": SDKType(module: "Paints", isGeneric: true),
            "Layer": SDKType(module: "Paints", isGeneric: true, conformsTo: ["Drawable"]),
            "Paint": SDKType(
              module: "Paints", conformsTo: ["Drawable", "Fill"], failable: ["init(name:)"],
              members: ["blue": "Paint"], properties: ["inverse": "Paint"],
              methods: ["mixed": "Self"]),
          ], initializedWrappers: ["Palette", "Brush"], assignedWrappers: ["Layered"],
          argumentWrappers: ["Around": "Brush"],
          propertyWrappers: ["Brush": "Paints", "Layered": "Paints", "Glossy": "Paints"],
          valueWrappers: ["Layered", "Brush"], storageWrappers: ["Tinted"],
          availability: [
            .initializer(of: "Layer", labels: ["over"]): [
              version("iOS", 27), version("macOS", 26, 1),
            ],
            .member("deep", of: "Paint"): [version("iOS", 27)],
            .method("mixed", labels: ["_", "with"]): [version("visionOS", 3)],
            .type("Layer"): [version("watchOS", 12)],
          ],
          argumentTypes: [
            ParameterName(function: "filled", label: "_"): "Paint",
            ParameterName(function: "Layer", label: "paint"): "Paint",
          ], reExports: ["Paints": ["Inks", "Pots"]]))
  }

  private func version(_ platform: String, _ parts: Int...) -> PlatformVersion {
    PlatformVersion(platform: platform, version: parts)
  }

  @Test(arguments: [
    ("{}", ["1:1: the file has no `module`"]),
    ("module: []", ["1:9: `module` is a list, but must be a text"]),
    ("module: A\ntype: {}", ["2:1: unknown key `type` in the file; did you mean `types`?"]),
    (
      "module: A\nwrappers: { assignd: [B] }",
      ["2:13: unknown key `assignd` in `wrappers`; did you mean `assigned`?"]
    ),
    ("module: A\ngeneric: []", ["2:10: `generic` is empty"]),
    (
      "module: A\ngeneric: [Layr]\ntypes: { Layer: {} }",
      ["2:11: unknown type `Layr`; did you mean `Layer`?"]
    ),
    (
      "module: A\ntypes:\n  Paint: { conforms-to: [Fil, Other] }\nprotocols: { Fill: {} }",
      [
        "3:26: unknown protocol `Fil`; did you mean `Fill`?",
        "3:31: unknown protocol `Other`",
      ]
    ),
    (
      "module: A\nprotocols: { Fill: { conforms-to: [] } }",
      [
        "2:22: unknown key `conforms-to` in the protocol `Fill`"
      ]
    ),
    (
      "module: A\ntypes: { Paint: { members: [red] }, Fill: {} }\nprotocols: { Fill: {} }",
      [
        "2:28: `members` is a list, but must be a mapping of names",
        "2:37: `Fill` is listed as a protocol as well",
      ]
    ),
    (
      "module: A\nprotocols: { Fill: { own-methods: [a, \"b(\", \"c(d)\", a, 1e, \"(f:)\"] } }",
      [
        "2:39: `b(` is no method", "2:45: `c(d)` is no method",
        "2:53: `a` stands here a second time", "2:56: `1e` is no method",
        "2:60: `(f:)` is no method",
      ]
    ),
    (
      "module: A\nprotocols: { Fill: { own-methods: { a: b } } }",
      ["2:35: an entry of `own-methods` is a mapping, but must be a text"]
    ),
    ("module: A\nprotocols: { Fill: { own-methods: [] } }", ["2:35: `own-methods` is empty"]),
    (
      "module: A\navailability: { a b: { iOS: 1 }, A: { ios: 1 }, B.b(): {}, C: 27 }",
      [
        "2:17: `a b` names no API", "2:39: unknown key `ios` in `A`; did you mean `iOS`?",
        "2:49: `B.b()` names no API", "2:63: `C` is a text, but must be a mapping",
      ]
    ),
    (
      "module: A\narguments: { Paint: [f, \"f(a:b:)\", \"f(a:)\", {}], Ink: \"f(a:)\" }",
      [
        "2:22: `f` is no parameter", "2:25: `f(a:b:)` is no parameter",
        "2:45: an entry of `Paint` is a mapping, but must be a text",
        "2:55: `f(a:)` stands at `Paint` as well",
      ]
    ),
    (
      "module: A\nbuilders: { atributes: {} }",
      ["2:13: unknown key `atributes` in `builders`; did you mean `attributes`?"]
    ),
    (
      "module: A\nbuilders: { closures: { Layer: [content], Line: { label: outr } } }",
      [
        "2:32: what `Layer` takes is a list, but must be a mapping of labels",
        "2:58: unknown word `outr` in what a closure makes; did you mean `outer`?",
      ]
    ),
    (
      "module: A\nbuilders: { attributes: { LayerBuilder: action } }",
      ["2:41: unknown word `action` in what an attribute makes"]
    ),
    ("module: A\nmodule: B", ["2:1: the key 'module' stands here a second time"]),
  ])
  func mistakes(text: String, expected: [String]) {
    let file = read(text)
    #expect(
      file.diagnostics.map {
        "\($0.position?.line ?? 0):\($0.position?.column ?? 0): \($0.message)"
      }
        == expected)
    #expect(file.knowledge == SDKKnowledge())
  }

  @Test("Builders are read in the order of their closures")
  func builders() {
    let file = read(
      """
      module: Paints
      builders:
        attributes: { DrawableBuilder: Drawable, LayerBuilder: declared }
        closures:
          Line: { done: action, label: Drawable }
          Drawable.framed: { content: outer }
        parameters: { Line: Paint, Layer: element }
      """)
    #expect(file.diagnostics == [])
    #expect(
      file.knowledge.builders
        == SDKBuilders(
          attributes: [
            "DrawableBuilder": .conforming("Drawable"), "LayerBuilder": .declared,
          ],
          calls: [
            "Line": [
              .init(label: "done", content: .action),
              .init(label: "label", content: .conforming("Drawable")),
            ],
            "Drawable.framed": [.init(label: "content", content: .outer)],
          ], parameters: ["Line": .type("Paint"), "Layer": .element]))
  }

  @Test("What several files tell is put together")
  func merging() {
    let texts = [
      "module: A\nre-exports: C\ntypes: { Paint: { methods: { mixed: Self } } }",
      "module: B\nre-exports: D\nprotocols: { Fill: { types: [Paint], own-methods: dried } }",
      "module: B\nprotocols: { Fill: { members: { red: Paint }, own-methods: [dried, spilt] } }",
      "module: C\nwrappers: { others: Glossy, initialized: [Palette] }",
    ]
    let expected = SDKKnowledge(
      types: [
        "Fill": SDKType(
          module: "B", isProtocol: true, members: ["red": "Paint"], ownMethods: ["dried", "spilt"]),
        "Paint": SDKType(module: "A", conformsTo: ["Fill"], methods: ["mixed": "Self"]),
      ], initializedWrappers: ["Palette"], propertyWrappers: ["Glossy": "C", "Palette": "C"],
      reExports: ["A": ["C"], "B": ["D"]])
    #expect(SDKKnowledge.merged(texts.map { read($0).knowledge }) == expected)
    #expect(SDKKnowledge.merged([]) == SDKKnowledge())
  }
}
