/// A piece of an SDK's API, by the name that files of SDK data give it.
public enum APIName: Sendable, Hashable {
  /// A type: `Type`.
  case type(String)
  /// A static member or case of a type: `Type.member`.
  case member(String, of: String)
  /// A method or function that is called with exactly these labels: `name(_:to:)`.
  case method(String, labels: [String])
  /// An initializer that is called with exactly these labels: `Type.init(_:to:)`.
  case initializer(of: String, labels: [String])

  /// Reads a name; nil if the text is none.
  public init?(_ text: String) {
    let path = text.prefix { $0 != "(" }.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(path.count), path.allSatisfy(Self.isIdentifier) else { return nil }
    let last = String(path[path.count - 1])
    guard let open = text.firstIndex(of: "(") else {
      self = path.count == 1 ? .type(last) : .member(last, of: String(path[0]))
      return
    }
    guard let labels = Self.labels(text[open...]) else { return nil }
    if path.count == 1 {
      self = .method(last, labels: labels)
    } else if last == "init" {
      self = .initializer(of: String(path[0]), labels: labels)
    } else {
      return nil
    }
  }

  /// The word by which code that uses the API can be found.
  var word: String {
    switch self {
    case .type(let name), .member(let name, _), .method(let name, _), .initializer(let name, _):
      name
    }
  }

  /// The name as messages show it.
  var shown: String {
    switch self {
    case .type(let name): name
    case .member(let name, _): ".\(name)"
    case .method(let name, let labels), .initializer(let name, let labels):
      "\(name)(\(labels.map { "\($0):" }.joined()))"
    }
  }

  private static func labels(_ text: Substring) -> [String]? {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
    let inner = text.dropFirst().dropLast()
    guard !inner.isEmpty else { return [] }
    guard inner.hasSuffix(":") else { return nil }
    let labels = inner.dropLast().split(separator: ":", omittingEmptySubsequences: false)
    return labels.allSatisfy(isIdentifier) ? labels.map(String.init) : nil
  }

  private static func isIdentifier(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, !first.isNumber else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

/// A parameter of a function, a method, or a type's initializer: `name(label:)`.
public struct ParameterName: Sendable, Hashable {
  /// What is called: the function's or method's name, or the type's.
  public var function: String
  /// The parameter's label; `_` if calls give none.
  public var label: String

  /// Creates a name.
  public init(function: String, label: String) {
    self.function = function
    self.label = label
  }

  /// Reads a name; nil if the text is none.
  public init?(_ text: String) {
    guard case .method(let function, let labels) = APIName(text), labels.count == 1 else {
      return nil
    }
    self.init(function: function, label: labels[0])
  }
}
