/// Asks git.
struct Git: Sendable {
  private let variables: [String: String]

  /// Git with the environment variables of the program.
  init(variables: [String: String]) {
    var variables = variables
    // A hook that runs the program names its own repository; each path has to find its own.
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] {
      variables[name] = nil
    }
    // Asking must not write into the repository.
    variables["GIT_OPTIONAL_LOCKS"] = "0"
    self.variables = variables
  }

  /// What git prints to standard output; nil if it is not there or fails.
  func output(of arguments: [String], in folder: String) -> [UInt8]? {
    let result = ChildProcess(
      executable: "/usr/bin/env", arguments: ["git", "-C", folder] + arguments,
      variables: variables
    ).run(keeping: .output)
    return result?.code == 0 ? result?.bytes : nil
  }

  /// The texts between zero bytes in git's output; nil if git fails.
  func list(_ arguments: [String], in folder: String) -> [String]? {
    output(of: arguments, in: folder)?.split(separator: 0).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
