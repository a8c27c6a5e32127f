public import CodeFacts
import QueryLanguage

/// A member that is added to the type that a match is, or stands in.
public struct AddedMember: Sendable {
  /// Where among the other members it is put.
  public enum Place: String, Sendable, CaseIterable {
    /// Behind all members.
    case end
    /// Directly behind the last stored property, as one more of them; before all members if there is
    /// none.
    case withProperties = "with-properties"
    /// Behind the last stored property; before all members if there is none.
    case afterProperties = "after-properties"
  }

  /// The member, with placeholders for captures.
  public var code: Template
  /// Where it is put.
  public var place: Place
  /// It is added only if this holds.
  public var condition: Fact?

  /// Creates the value.
  public init(code: Template, place: Place = .end, condition: Fact? = nil) {
    self.code = code
    self.place = place
    self.condition = condition
  }

  /// The names of the captures that the member is made of.
  public var captures: Set<String> { code.captures }
}

extension Template {
  /// The names of the captures that the template is made of.
  public var captures: Set<String> { Set(items.compactMap { $0.placeholder?.name }) }
}
