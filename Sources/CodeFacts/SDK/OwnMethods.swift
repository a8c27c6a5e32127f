import SyntaxTrees

/// The methods that tell what a value conforms to, whatever else is known of it, in one file.
struct OwnMethods {
  /// One way to call such a method.
  private struct Form {
    let owner: String
    /// The labels of which a call has at least one, `_` for none; nil if they do not matter.
    let labels: [String]?
  }

  private var formsByName: [String: [Form]] = [:]

  /// Takes what is known of the SDK without what a file declares for other values as well.
  init(of sdk: SDKKnowledge, besides declarations: Declarations) {
    for (owner, type) in sdk.types where type.isProtocol && !type.ownMethods.isEmpty {
      var others: Set<String> = []
      for declaration in declarations.all where declaration.path != owner {
        others.formUnion(declaration.functions.map(\.name))
        // A closure in a property is called like a method.
        others.formUnion(
          declaration.properties.filter { $0.type?.unwrappedFunctionType != nil }.map(\.name))
      }
      for text in type.ownMethods {
        let name = String(text.prefix { $0 != "(" })
        guard !others.contains(name) else { continue }
        formsByName[name, default: []].append(Form(owner: owner, labels: Self.labels(of: text)))
      }
    }
  }

  private static func labels(of text: String) -> [String]? {
    guard let open = text.firstIndex(of: "(") else { return nil }
    return text[text.index(after: open)...].split(separator: ":").map(String.init)
      .filter { $0 != ")" }
  }

  /// The one protocol that a value must conform to when a method is called on it; nil if the call
  /// does not tell.
  func owner(of name: String, by call: Node) -> String? {
    guard let forms = formsByName[name] else { return nil }
    let owners = Set(forms.filter { Self.fits(call, $0.labels) }.map(\.owner))
    return owners.count == 1 ? owners.first : nil
  }

  /// Whether a call has some of the labels in their order, and no others.
  private static func fits(_ call: Node, _ labels: [String]?) -> Bool {
    guard let labels else { return true }
    let found = CallArguments.labels(of: call)
    guard !labels.isEmpty, !found.isEmpty else { return labels.isEmpty && found.isEmpty }
    let inParentheses = CallArguments.arguments(of: call).count
    var rest = labels[...]
    for (index, label) in found.enumerated() {
      // A trailing closure may stand for an argument of any label.
      let fitting =
        label == nil && index >= inParentheses
        ? rest.startIndex : rest.firstIndex(of: label ?? "_")
      guard let fitting, fitting < rest.endIndex else { return false }
      rest = rest[(fitting + 1)...]
    }
    return true
  }
}
