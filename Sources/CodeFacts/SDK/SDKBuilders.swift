/// What is known of an SDK's result builders.
public struct SDKBuilders: Sendable, Hashable {
  /// What a closure is there for.
  public enum Content: Sendable, Hashable {
    /// It does something; no builder takes it.
    case action
    /// It makes what the builder around the call makes.
    case outer
    /// It makes what the declaration says that it makes.
    case declared
    /// It makes a value that conforms to this protocol.
    case conforming(String)
  }

  /// What the one parameter of a closure is.
  public enum Parameter: Sendable, Hashable {
    /// An element of the call's first argument, which has no label.
    case element
    /// A value of this type.
    case type(String)
  }

  /// A parameter that takes a closure.
  public struct Closure: Sendable, Hashable {
    /// The parameter's label.
    public var label: String
    /// What the closure is there for.
    public var content: Content

    /// Creates a parameter.
    public init(label: String, content: Content) {
      self.label = label
      self.content = content
    }
  }

  /// The attributes that make a function or a closure the content of a builder.
  public var attributes: [String: Content]
  /// The parameters of calls that take closures, by the name of a type or as `Protocol.method`;
  /// a closure without a label is for the first that the call does not name.
  public var calls: [String: [Closure]]

  /// What closures of calls get, by the name of a type.
  public var parameters: [String: Parameter]

  /// Creates knowledge; without arguments, of nothing.
  public init(
    attributes: [String: Content] = [:], calls: [String: [Closure]] = [:],
    parameters: [String: Parameter] = [:]
  ) {
    self.attributes = attributes
    self.calls = calls
    self.parameters = parameters
  }

  /// The protocols that have a method of that name that takes closures, in alphabetical order.
  func owners(of method: String) -> [String] {
    calls.keys.filter { $0.hasSuffix(".\(method)") }.map { String($0.dropLast(method.count + 1)) }
      .sorted()
  }
}
