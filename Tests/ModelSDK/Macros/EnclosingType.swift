import Foundation
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacros

/// The type that the property with an attribute is in, as its file has it: a macro is not shown the
/// other members.
enum EnclosingType {
  /// The memberwise initializer of the 2027 compilers, which leave out what is private and has a
  /// value if others can call it then (SE-0502).
  enum MemberwiseInitializer {
    /// There is none, or one is written.
    case none
    /// All properties are private.
    case hidden
    /// Other files may have a use for it.
    case shared
  }

  static func memberwiseInitializer(
    around attribute: AttributeSyntax, _ context: some MacroExpansionContext
  ) -> MemberwiseInitializer {
    guard let members = structMembers(around: attribute, context) else { return .none }
    if members.contains(where: { $0.is(InitializerDeclSyntax.self) }) { return .none }
    let variables = members.compactMap { $0.as(VariableDeclSyntax.self) }
    return variables.contains(where: isOpen) ? .shared : .hidden
  }

  /// The members of the struct, those in `#if` as well.
  private static func structMembers(
    around attribute: AttributeSyntax, _ context: some MacroExpansionContext
  ) -> [DeclSyntax]? {
    guard
      let location = context.location(
        of: attribute, at: .afterLeadingTrivia, filePathMode: .filePath),
      let path = location.file.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      let line = Int(location.line.trimmedDescription),
      let column = Int(location.column.trimmedDescription),
      let source = try? String(contentsOfFile: path, encoding: .utf8)
    else { return nil }
    let tree = Parser.parse(source: source)
    let position = SourceLocationConverter(fileName: path, tree: tree)
      .position(ofLine: line, column: column)
    var node = tree.token(at: position).map(Syntax.init)
    while let found = node, found.asProtocol((any DeclGroupSyntax).self) == nil {
      node = found.parent
    }
    return node?.as(StructDeclSyntax.self).map { members(of: $0.memberBlock.members) }
  }

  private static func members(of list: MemberBlockItemListSyntax) -> [DeclSyntax] {
    list.flatMap { item -> [DeclSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return condition.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let list) = clause.elements else { return [] }
        return members(of: list)
      }
    }
  }

  /// Whether a variable is a stored property that the initializer sets and other files see.
  private static func isOpen(_ variable: VariableDeclSyntax) -> Bool {
    let modifiers = variable.modifiers.map(\.trimmedDescription)
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    guard Set(modifiers).isDisjoint(with: ["private", "fileprivate", "static"]) else {
      return false
    }
    return variable.bindings.contains { binding in
      if isConstant, binding.initializer != nil { return false }
      guard let block = binding.accessorBlock else { return true }
      guard case .accessors(let accessors) = block.accessors else { return false }
      return accessors.allSatisfy {
        [.keyword(.didSet), .keyword(.willSet)].contains($0.accessorSpecifier.tokenKind)
      }
    }
  }
}
