import SyntaxTrees

extension FileFacts {
  /// What is known of the SDK's type that a name, as written at a node, means; nil if the file
  /// declares the name itself, or nothing is known.
  func sdkType(named name: String, at node: Node) -> SDKType? {
    let name = TypeText.withoutArguments(name)
    let first = name.prefix { $0 != "." }
    guard declarationOfType(named: String(first), at: node) == nil else { return nil }
    return sdk.type(named: name)
  }

  /// A type of the SDK's own words as it has to be written at a node: with its module's name if the
  /// file declares a type of the same name.
  func sdkText(_ text: String, at node: Node) -> String {
    guard let type = sdk.types[text], !type.module.isEmpty,
      declarationOfType(named: text, at: node) != nil
    else { return text }
    return "\(type.module).\(text)"
  }
}
