import CodeFacts
import Testing

/// What is found but not done, for a reason that lies outside the code.
@Suite struct HoldingBackTests {
  static let available = Mod(
    "available",
    """
    available: { iOS: 17, macOS: 14 }
    rules:
      - match: fetch()
        rewrite: load()
    """)

  static let review = Mod(
    "review",
    """

    confidence: review
    rules:
      - match: fetch()
        rewrite: load()
    """)

  static let unless = Mod(
    "unless",
    """
    rules:
      - match: fetch(<#x#>)
        rewrite: load(<#x#>)
        review-unless:
          - has-known-type: x
    """)

  static let mixed = Mod(
    "mixed",
    """
    rules:
      - match: fetch(<#x#>)
        rewrite: load(<#x#>)
      - match: find(<#x#>)
        rewrite: search(<#x#>)
        confidence: review
    """)

  static let each = Mod(
    "each",
    """
    available: { iOS: 17, macOS: 14 }
    rules:
      - match: fetch()
        rewrite: load()
      - match: find()
        rewrite: search()
        available: { iOS: 16 }
      - match: look()
        note: look twice
        available: { iOS: 18 }
    """)

  static func target(_ platform: String, _ version: Int...) -> PlatformVersion {
    PlatformVersion(platform: platform, version: version)
  }

  static let rows: [EngineCase] = [
    EngineCase(
      name: "a target that is new enough", mods: [available], before: "fetch()\n",
      after: "load()\n", targets: [target("iOS", 17), target("macOS", 15)]),
    EngineCase(
      name: "a target that is too old", mods: [available], before: "fetch()\nfetch()\n",
      withheld: [
        "1:1 available: the target runs on iOS 16.4, and iOS 17 is needed",
        "2:1 available: the target runs on iOS 16.4, and iOS 17 is needed",
      ],
      targets: [target("macOS", 14), target("iOS", 16, 4)]),
    EngineCase(
      name: "a target that is not known", mods: [available], before: "fetch()\n",
      withheld: ["1:1 available: the deployment target of this file is not known"]),
    EngineCase(
      name: "a target that nothing is said about", mods: [available], before: "fetch()\n",
      withheld: ["1:1 available: nothing is said about tvOS 18"], targets: [target("tvOS", 18)]),
    EngineCase(
      name: "a rule with a need of its own", mods: [each],
      before: "fetch()\nfind()\nlook()\n", after: "fetch()\nsearch()\nlook()\n",
      withheld: [
        "1:1 each: the target runs on iOS 16.4, and iOS 17 is needed",
        "3:1 each: the target runs on iOS 16.4, and iOS 18 is needed",
      ],
      targets: [target("iOS", 16, 4)]),
    EngineCase(
      name: "review without being asked for", mods: [review], before: "fetch()\nfetch()\n",
      withheld: [
        "1:1 review: wants review; see it with --review",
        "2:1 review: wants review; see it with --review",
      ]),
    EngineCase(
      name: "review", mods: [review], before: "fetch()\n", after: "load()\n", review: true),
    EngineCase(
      name: "a safe rule that is sure of some places", mods: [unless],
      before: "fetch(1)\nfetch(a)\n", after: "load(1)\nfetch(a)\n",
      withheld: ["2:1 unless: wants review; see it with --review"]),
    EngineCase(
      name: "a safe rule that is sure of some places, with review", mods: [unless],
      before: "fetch(1)\nfetch(a)\n", after: "load(1)\nload(a)\n", review: true),
    EngineCase(
      name: "a rule with a confidence of its own", mods: [mixed], before: "fetch(1)\nfind(1)\n",
      after: "load(1)\nfind(1)\n", withheld: ["2:1 mixed: wants review; see it with --review"]),
    EngineCase(
      name: "what an earlier pass makes is held back as well", mods: [RuleTests.renaming, later],
      before: "fetch(1)\n", after: "load(1)\n",
      withheld: ["1:1 later: wants review; see it with --review"]),
    EngineCase(
      name: "places are those of the original", mods: [clearing, review],
      before: "find(1)\nlet a = fetch()\nfind(2); fetch()\n",
      after: "let a = fetch()\nfetch()\n",
      withheld: [
        "2:9 review: wants review; see it with --review",
        "3:10 review: wants review; see it with --review",
      ]),
    EngineCase(
      name: "places in code that moves are those where it stood", mods: [swapping, review],
      before: "find(1,\n  fetch())\n", after: "search(fetch(), 1)\n",
      withheld: ["2:3 review: wants review; see it with --review"]),
  ]

  static let clearing = Mod(
    "clearing",
    """
    rules:
      - match: find(<#x#>)
        remove: statement
    """)

  static let swapping = Mod(
    "swapping",
    """
    rules:
      - match: find(<#x#>, <#y#>)
        rewrite: search(<#y#>, <#x#>)
    """)

  static let later = Mod(
    "later",
    """

    confidence: review
    rules:
      - match:
          any: [load(1), "fetch(2)"]
        rewrite: one()
    """)

  @Test(arguments: rows) func holdsBack(_ row: EngineCase) throws { try row.check() }
}
