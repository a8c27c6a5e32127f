/// What there is help about besides the commands.
enum HelpTopic: String, CaseIterable {
  case exitCodes = "exit-codes"
  case files
  case json
  case project

  /// What the page is about, in one line.
  var summary: String {
    switch self {
    case .exitCodes: "What the program's exit codes mean"
    case .files: "Which files are found, and how paths are matched"
    case .json: "What '--format json' prints"
    case .project: "What is read from a project: targets, packs, excludes"
    }
  }

  /// The page.
  var text: String {
    switch self {
    case .exitCodes: Self.exitCodesText
    case .files: Self.filesText
    case .json: Self.jsonText
    case .project: Self.projectText
    }
  }

  private static let exitCodesText = """
    0  done
    1  'diff --check' found changes, or 'test' failed
    2  wrong usage, or a bad codemod file; nothing was done
    3  some files could not be processed; the rest were

    """

  private static let filesText = """
    Swift files below a folder are those that git knows or would add, so what .gitignore
    names is left out. Outside a git work tree, or for a folder that git ignores, all are
    taken. Hidden folders, symbolic links, submodules, and folders named DerivedData,
    Pods, Carthage, checkouts or node_modules are left out in any case. A file that is
    given by name is always taken.

    A GLOB without a slash fits any folder's or file's name on the path: 'Generated',
    '*Tests.swift'. One with a slash fits the path from its beginning, as it is printed,
    and all that lies below: 'Sources/*/Views', 'Sources/**/Old*.swift'.
      *       anything but slashes
      **      anything
      ?       one character but a slash
      [a-z]   one of these characters; [!a-z] one of all others

    """

  private static let projectText = """
    What a file deploys to decides which codemods may be applied. The first of these
    that says something counts:

    1. '--target', for all files.
    2. 'targets' in .swift-codemod.yml, for all files.
    3. The package or Xcode project in the nearest folder above that lists the file:
       'platforms' in Package.swift, and the deployment targets of the Xcode targets
       that the file is in, in all their configurations and .xcconfig files. Of several
       versions for a platform the lowest counts.
    4. For a file that none lists, the package in the nearest folder above, or the only
       project above if all its targets deploy to the same.

    Otherwise it is not known, and codemods that need a version are held back.

    .swift-codemod.yml is looked for in the folder that all paths of a command lie in, and
    above it up to the root of the git work tree. All of its keys may be left out:

      targets: [iOS:17, macOS:14]     as '--target'; or only one, as iOS:17
      packs: [PACK, ID, mods/own.yml] what 'diff' and 'apply' run if nothing is named
      excludes: [Generated, "*.pb.swift"]
                                      as '--skip', but paths begin at the file's folder

    """

  private static let jsonText = """
    One object with sorted keys. "version" is raised when a key changes its meaning or
    goes; new keys may come without. Lines and columns are 1-based, columns and offsets
    count UTF-8 bytes, and all are places in the file as it was before.

    diff, apply, fix:
      version       1
      tool          "swift-codemod"
      command       "diff", "apply" or "fix"
      files         the files that change, or whose matches change others, or that have
                    findings, by path:
        path
        changed     whether it changes, or where changes are written, was written
        edits       by place: codemods (several if they changed the same bytes), start and
                    end (offsets), line, column, replacement
        derivations where the rewrites of matches in the file come from, by place: codemod,
                    rule (its number, from 1), offset, line, column; captures: name, text;
                    and dependents, what was changed with the match, in this file or
                    others: path, offset, line, column, and origin ("then" with its rule's
                    number, "insert", "add-member", or "add-import" with its module)
        findings    places that need a hand: codemod, offset, line, column, reason, and
                    isRemark (whether the place was changed and wants only a look)
      notApplied    codemods that were held back: codemod, reason, places (how many), and
                    locations: path, offset, line, column of each
      unread        files with code that could not be read, where nothing was looked for:
                    path, and the first place, line, column
      errors        files that could not be processed: path, message
      summary       scanned, changed, rewrites (places), findings, errors: numbers; and
                    codemods: for each id, rewrites, files and findings

      diagnostics   only of 'fix', what the log says, in its order, each once:
        severity    "error" or "warning"
        message, path, line, column (as far as the log tells them), count (how often)
        result      "fixed", "needs-hand", "no-match" (codemods answer such messages, and
                    find nothing there), "no-place" (the files have not the place), or
                    "unknown" (no codemod answers)
        reason      for "no-match" and "no-place", or if the file cannot be processed
        codemods    those that answer such messages
        answers     what they did or say: codemod, path, offset, line, column of the
                    match; rule (its number) if it was rewritten, else reason

    search:
      version, tool, command
      matches       by path and place: path, start, end, line, column, text, and captures:
                    name, start, end, text
      errors        as above

    list:
      version, tool, command
      codemods      id, pack, title, confidence ("safe", "review" or "note"), needs (for
                    each platform, its version), imports

    """
}
