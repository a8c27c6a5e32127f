import SyntaxTrees

/// The methods that tell what a value conforms to, whatever else is known of it.
struct OwnMethods {
  let facts: FileFacts

  /// One way to call such a method.
  private struct Form {
    let owner: String
    /// The labels of which a call has at least one, `_` for none; nil if they do not matter.
    let labels: [String]?
  }

  /// The forms of the methods of a name.
  private func forms(of name: String) -> [Form] {
    var forms: [Form] = []
    for (owner, type) in facts.sdk.types where type.isProtocol {
      for text in type.ownMethods where text.prefix(while: { $0 != "(" }) == name {
        forms.append(Form(owner: owner, labels: Self.labels(of: text)))
      }
    }
    return forms
  }

  /// Whether the project declares a method of the name for other values as well.
  private func othersHave(_ name: String, besides owners: Set<String>) -> Bool {
    if let known = facts.memory.othersHave[name] { return known }
    let declarations = facts.declarations(withFunction: name)
    let found = declarations.contains { declaration in
      guard !owners.contains(declaration.path) else { return false }
      return declaration.functions.contains { $0.name == name }
        // A closure in a property is called like a method.
        || declaration.properties.contains {
          $0.name == name && $0.type?.unwrappedFunctionType != nil
        }
    }
    facts.memory.othersHave[name] = found
    return found
  }

  private static func labels(of text: String) -> [String]? {
    guard let open = text.firstIndex(of: "(") else { return nil }
    return text[text.index(after: open)...].split(separator: ":").map(String.init)
      .filter { $0 != ")" }
  }

  /// The one protocol that a value must conform to when a method is called on it; nil if the call
  /// does not tell.
  func owner(of name: String, by call: Node) -> String? {
    let forms = forms(of: name)
    let owners = Set(forms.filter { Self.fits(call, $0.labels) }.map(\.owner))
    guard owners.count == 1, !othersHave(name, besides: Set(forms.map(\.owner))) else { return nil }
    return owners.first
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
