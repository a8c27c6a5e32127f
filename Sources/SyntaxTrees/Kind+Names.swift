extension Kind {
  /// A token that the grammar keeps out of its tree, or that a stand-in has covered.
  public static let hiddenText = Kind(knownToken: hiddenTextName)

  /// Literals whose text is not code.
  static let literalsWithText = KindSet([
    .lineStringLiteral, .multiLineStringLiteral, .rawStringLiteral, .regexLiteral, .lineStrText,
    .multiLineStrText,
  ])
}
