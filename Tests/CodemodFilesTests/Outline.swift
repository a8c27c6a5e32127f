import CodeFacts
import QueryLanguage
import Rewriting
import SyntaxTrees

/// Says in short what was read, so that tables can be written by hand.
enum Outline {
  static func of(_ matcher: Matcher) -> String {
    switch matcher {
    case .pattern(let pattern):
      "‹\(pattern.text.split(whereSeparator: \.isNewline).joined(separator: "⏎"))› as \(pattern.role)"
        + (pattern.isExact ? " exactly" : "")
    case .query(let query): "query ‹\(query.text)›"
    case .kind(let kinds): "kind \(kinds.map(\.name).joined(separator: "|"))"
    case .regex(let regex): "regex ‹\(regex.text)›"
    case .all(let matchers): "all(\(list(matchers, of)))"
    case .any(let matchers): "any(\(list(matchers, of)))"
    case .not(let matcher): "not(\(of(matcher)))"
    case .inside(let matcher): "inside(\(of(matcher)))"
    case .has(let matcher): "has(\(of(matcher)))"
    case .precedes(let matcher): "precedes(\(of(matcher)))"
    case .follows(let matcher): "follows(\(of(matcher)))"
    }
  }

  static func of(_ answered: AnsweredDiagnostic) -> String {
    "‹\(answered.message.text)› in the \(answered.scope?.rawValue ?? "match")"
      + (answered.at.map { " at \(of($0))" } ?? "")
      + (answered.captures.isEmpty ? "" : " with \(answered.captures.sorted())")
  }

  static func of(_ fact: Fact) -> String {
    switch fact {
    case .declared(let name, let declared):
      "declared(\(name)"
        + option("attribute", declared.attribute) + option("type", declared.type)
        + option("optional", declared.isOptional) + option("value", declared.value) + ")"
    case .assignedInInitializer(let name): "assignedInInitializer(\(name))"
    case .assignedInEveryInitializer(let name): "assignedInEveryInitializer(\(name))"
    case .assignedOnEveryPath(let name): "assignedOnEveryPath(\(name))"
    case .assignedBeforeInitialized(let name): "assignedBeforeInitialized(\(name))"
    case .assignedBeforeUse(let name): "assignedBeforeUse(\(name))"
    case .hasMemberwiseInitializer: "hasMemberwiseInitializer"
    case .memberwiseInitializer(let form):
      "memberwiseInitializer(" + option("private", form.isPrivate)
        + option("called", form.isCalled) + ")"
    case .memberwiseParameter(let name, let type): "memberwiseParameter(\(name), \(type))"
    case .hasDefaultInitializer: "hasDefaultInitializer"
    case .assignedOnlyBeside(let name, let matcher): "assignedOnlyBeside(\(name), \(of(matcher)))"
    case .readElsewhere(let name): "readElsewhere(\(name))"
    case .meansProperty(let name): "meansProperty(\(name))"
    case .usesAreKnown(let name): "usesAreKnown(\(name))"
    case .hasProperty(let property):
      "hasProperty(" + option("attribute", property.attribute)
        + option("module", property.module) + option("valued", property.hasValue)
        + option("projected", property.isProjected) + ")"
    case .memberOf(let name): "memberOf(\(name))"
    case .hasSuperclass: "hasSuperclass"
    case .conformsIndirectly(let name): "conformsIndirectly(\(name))"
    case .extendsAnotherFile: "extendsAnotherFile"
    case .isDesignated: "isDesignated"
    case .isAmbiguousType(let type):
      "isAmbiguousType(\(type.name)" + option("member", type.member)
        + (type.isCall ? ", called" : "") + option("unlike", type.unlike) + ")"
    case .standsFor(let name): "standsFor(\(name))"
    case .conforms(let expression, let name, let isWrapped):
      "conforms(\(expression), \(name)\(isWrapped ? ", unwrapped" : ""))"
    case .isWholeType(let name): "isWholeType(\(name))"
    case .hasKnownType(let expression): "hasKnownType(\(expression))"
    case .mayThrow(let expression): "mayThrow(\(expression))"
    case .hasType(let expression, let type, let isOptional):
      "hasType(\(expression)" + option("type", type) + option("optional", isOptional) + ")"
    case .propertyWrapper(let name): "propertyWrapper(\(name))"
    case .chain(let expression, let chain):
      "chain(\(expression)"
        + option("rootConforms", chain.rootConforms) + option("memberOf", chain.rootMemberOf)
        + option("ownMemberOf", chain.rootOwnMemberOf) + option("implicit", chain.isImplicit)
        + option("calls", chain.calls?.joined(separator: "|")) + ")"
    case .isProtocol(let name): "isProtocol(\(name))"
    case .declaresType(let name, let isReference):
      "declaresType(\(name)" + option("reference", isReference) + ")"
    case .declaresFunction(let name, let takesClosure, let type):
      "declaresFunction(\(name)\(takesClosure ? ", closure" : "")" + option("of", type) + ")"
    case .declarationContains(let name, let matcher):
      "declarationContains(\(name), \(of(matcher)))"
    case .inStatementHead: "inStatementHead"
    case .spansDirective: "spansDirective"
    case .mayBeEmpty: "mayBeEmpty"
    case .isBuilder: "isBuilder"
    case .builds(let name): "builds(\(name))"
    case .takes(let name, let count): "takes(\(name), \(count))"
    case .branches(let name, let least): "branches(\(name), \(least))"
    case .sameCount(let names): "sameCount(\(names.joined(separator: ", ")))"
    case .elsewhere(let search, let scope, let times, let conditions):
      "elsewhere(\(of(search.matcher)), \(scope)\(option("times", times))"
        + (conditions.isEmpty ? "" : ", where \(list(conditions, of))") + ")"
    case .contains(let name, let matcher): "contains(\(name), \(of(matcher)))"
    case .matches(let name, let matcher): "matches(\(name), \(of(matcher)))"
    case .every(let name, let matcher): "every(\(name), \(of(matcher)))"
    case .needsNewer(let subject): "needsNewer(\(of(subject)))"
    case .canBeGated(let subject): "canBeGated(\(of(subject)))"
    case .target(let versions): "target(\(list(versions, of)))"
    case .compiledOnlyFor(let platforms):
      "compiledOnlyFor(\(platforms.joined(separator: ", ")))"
    case .imports(let modules): "imports(\(modules.joined(separator: ", ")))"
    case .not(let fact): "not(\(of(fact)))"
    case .possibly(let fact): "possibly(\(of(fact)))"
    case .all(let facts): "all(\(list(facts, of)))"
    case .any(let facts): "any(\(list(facts, of)))"
    }
  }

  private static func of(_ subject: FactSubject) -> String {
    switch subject {
    case .match: "match"
    case .capture(let name): name
    }
  }

  static func of(_ version: PlatformVersion) -> String {
    "\(version.platform) \(version.version.map(String.init).joined(separator: "."))"
  }

  static func of(_ action: Action) -> String {
    switch action {
    case .rewrite(let template): "rewrite ‹\(template.text)›"
    case .remove(let removal): "remove \(removal)"
    case .fill(let text): "fill ‹\(text)›"
    case .extract(let extraction):
      "extract \(extraction.content) as ‹\(extraction.member.text)›, for ‹\(extraction.call)›"
    case .check: "check"
    case .note(let text): "note ‹\(text)›"
    case .keep: "keep"
    }
  }

  static func of(_ extra: ExtraEdit) -> String {
    switch extra {
    case .addImport(let module): "import \(module)"
    case .addAttribute(let attribute): "attribute \(attribute)"
    case .insert(let insertion):
      "‹\(insertion.text)› \(insertion.place)"
        + (insertion.condition.map { " if \(of($0))" } ?? "")
    case .addMember(let member):
      "member ‹\(member.code.text)› \(member.place)"
        + (member.condition.map { " if \(of($0))" } ?? "")
    }
  }

  static func of(_ computed: ComputedCapture) -> String {
    switch computed.value {
    case .typeOf(let name): "\(computed.name) = type of \(name), or ‹\(computed.otherwise)›"
    case .elementTypeOf(let name):
      "\(computed.name) = element type of \(name), or ‹\(computed.otherwise)›"
    case .text(let text): "\(computed.name) = ‹\(text)›"
    case .choice(let texts):
      "\(computed.name) = "
        + texts.map { "‹\($0.text)›" + ($0.condition.map { " if \(of($0))" } ?? "") }
        .joined(separator: ", else ")
    case .nameWithout(let prefix, let name): "name \(name) without \(prefix)"
    case .freeName(let names):
      "\(computed.name) = one of \(names.joined(separator: "|")), or ‹\(computed.otherwise)›"
    case .freeVariables(let name, let form, let label):
      "\(computed.name) = \(form) of \(name)\(option("first", label)), or ‹\(computed.otherwise)›"
    case .memberwise(let part): "\(computed.name) = memberwise \(part), or ‹\(computed.otherwise)›"
    case .neededVersions(let subject):
      "\(computed.name) = versions for \(of(subject)), or ‹\(computed.otherwise)›"
    case .copy(let name, let rules):
      "\(computed.name) = copy of \(name)\(of(rules.rules))"
        + rules.requirements.map { ", require \(of($0.fact)), or ‹\($0.otherwise)›" }.joined()
    case .map(let mapped):
      "\(computed.name) = map of \(mapped.capture)\(of(mapped.rules))"
        + option("join", mapped.separator) + ", or ‹\(computed.otherwise)›"
    case .operands(let name, let symbol):
      "\(computed.name) = operands of \(name) by \(symbol), or ‹\(computed.otherwise)›"
    }
  }

  private static func of(_ rules: [CopyRule]) -> String {
    rules.map { rule in
      ", \(of(rule.match))"
        + (rule.conditions.isEmpty ? "" : " where \(list(rule.conditions, of))")
        + (rule.lets.isEmpty ? "" : " let \(list(rule.lets, of))")
        + ": \(of(rule.action))"
    }.joined()
  }

  static func of(_ rule: DependentRule) -> String {
    "\(of(rule.match)) in \(rule.within ?? rule.scope.rawValue)"
      + (rule.beside.map { " beside \(of($0))" } ?? "")
      + (rule.conditions.isEmpty ? "" : " where \(list(rule.conditions, of))")
      + rule.requirements.map { " require \(of($0.fact)), or ‹\($0.otherwise)›" }.joined()
      + (rule.lets.isEmpty ? "" : " let \(list(rule.lets, of))")
      + (rule.moved.isEmpty ? "" : " moved \(rule.moved.joined(separator: ", "))")
      + ": \(of(rule.action))"
      + rule.insertions.map { ", insert \(of(.insert($0)))" }.joined()
      + rule.attributes.map { ", attribute \($0)" }.joined()
      + rule.then.map { ", then (\(of($0)))" }.joined()
  }

  static func of(_ rule: Rule) -> [String] {
    var lines = ["match \(of(rule.match))"]
    lines += rule.conditions.map { "where \(of($0))" }
    lines += rule.requirements.map { "require \(of($0.fact)), or ‹\($0.otherwise)›" }
    lines += rule.lets.map { "let \(of($0))" }
    lines.append(of(rule.action))
    lines += rule.extras.map { "insert \(of($0))" }
    lines += rule.then.map { "then \(of($0))" }
    lines += rule.complete.map { "complete \($0.capture) in \($0.scope), or ‹\($0.otherwise)›" }
    lines += rule.confidence.map { ["confidence \($0)"] } ?? []
    lines += rule.available.map { ["available \(list($0, of))"] } ?? []
    lines += rule.reviewUnless.map { "review unless \(of($0))" }
    return lines
  }

  private static func option(_ label: String, _ value: (some Any)?) -> String {
    value.map { ", \(label): \($0)" } ?? ""
  }

  private static func list<Element>(_ values: [Element], _ text: (Element) -> String) -> String {
    values.map(text).joined(separator: ", ")
  }
}
