/// A property of a case that does not hold.
struct CaseFailure: Sendable, Hashable {
  /// The properties that are checked.
  enum Property: Sendable, Hashable, CaseIterable {
    /// The file can be processed.
    case processing
    /// The result is the expected one.
    case result
    /// What is reported is what is expected.
    case findings
    /// The edits that are told make the result.
    case edits
    /// A second run changes nothing, and reports the same.
    case secondRun
    /// No comment is lost or goes astray.
    case comments
    /// The result is as readable to the parser as the source.
    case syntax
    /// No white space is left at the ends of lines.
    case trailingSpace
    /// Lines end as they did.
    case lineEndings
  }

  /// The property.
  var property: Property
  /// What is wrong, in one line.
  var message: String
  /// More about it, one line each.
  var details: [String] = []

  /// The failure with the name of the file that it is about, if the case has several.
  func located(in index: Int, of test: CodemodCase) -> CaseFailure {
    guard test.isProject else { return self }
    var result = self
    result.message = "\(test.files[index].path): \(message)"
    return result
  }
}

/// A file that came out otherwise than it should have.
struct CaseDifference: Sendable, Hashable {
  /// The file in the case's folder that holds what should have come out.
  var path: String
  /// What should have come out.
  var expected: [UInt8]
  /// What did.
  var actual: [UInt8]
}
