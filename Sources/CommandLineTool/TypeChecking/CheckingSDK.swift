/// An SDK that code is checked against.
struct CheckingSDK: Sendable {
  /// What it is called when something is said of it.
  var name: String
  /// Its number, by which a case says what it needs; nil for an SDK that has all.
  var number: Int?
  /// What tells apart all that its answers depend on, the compiler among it.
  var key: String
  /// The program that checks code.
  var compiler: String
  /// The arguments for code of a case; the files and the module's name stand behind them.
  var arguments: @Sendable (CodemodCase) -> [String]
  /// Whether it knows which version of a system has what.
  var judgesAvailability = false
}

/// The SDKs that cases are checked against.
struct CheckingSDKs: Sendable {
  /// The one for which code was written that a codemod brings on; nil if there is only one.
  var older: CheckingSDK?
  /// The one that a codemod brings code to.
  var newer: CheckingSDK
}
