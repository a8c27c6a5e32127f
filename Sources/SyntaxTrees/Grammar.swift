import CTreeSitter
import CTreeSitterSwift

/// The compiled Swift grammar: its symbols and fields, numbered by us.
///
/// tree-sitter gives several symbols the same name; here a name and whether it is named make one
/// ``Kind``. Kinds that only the repaired tree has follow those of the grammar.
@safe struct Grammar: @unchecked Sendable {
  /// The one grammar of this process.
  ///
  /// The language behind it is immutable and never freed, so all threads may share it.
  static let swift = Grammar()

  /// The language that parsers are set to.
  let language: OpaquePointer?
  /// The name of each kind, by its raw value.
  let kindNames: [String]
  /// Whether each kind is a named node, by its raw value.
  let kindIsNamed: [Bool]
  /// The kind of each of tree-sitter's symbols.
  let kindOfSymbol: [Kind]
  /// The name of each field, by its raw value; the first is empty and means none.
  let fieldNames: [String]

  private let namedKinds: [String: Kind]
  private let anonymousKinds: [String: Kind]
  private let fields: [String: Field]

  private init() {
    var names = ["", "ERROR"]
    var isNamed = [false, true]
    var named = ["ERROR": Kind.error]
    var anonymous: [String: Kind] = [:]
    var symbols: [Kind] = []
    func kind(_ name: String, named isNamedKind: Bool) -> Kind {
      if let known = isNamedKind ? named[name] : anonymous[name] { return known }
      let kind = Kind(rawValue: UInt16(truncatingIfNeeded: names.count))
      names.append(name)
      isNamed.append(isNamedKind)
      if isNamedKind { named[name] = kind } else { anonymous[name] = kind }
      return kind
    }
    var fieldNames = [""]
    let language = unsafe swift_codemod_grammar()
    for symbol in 0..<TSSymbol(unsafe ts_language_symbol_count(language)) {
      let isNamedSymbol = unsafe ts_language_symbol_type(language, symbol) == TSSymbolTypeRegular
      let name = unsafe ts_language_symbol_name(language, symbol).map { unsafe String(cString: $0) }
      symbols.append(kind(name ?? "", named: isNamedSymbol))
    }
    for field in 0...TSFieldId(unsafe ts_language_field_count(language)) where field > 0 {
      let name = unsafe ts_language_field_name_for_id(language, field)
      fieldNames.append(unsafe name.map { unsafe String(cString: $0) } ?? "")
    }
    for name in Kind.namesOfRepairedKinds { _ = kind(name, named: true) }
    _ = kind(Kind.hiddenTextName, named: false)

    unsafe self.language = language
    kindNames = names
    kindIsNamed = isNamed
    kindOfSymbol = symbols
    namedKinds = named
    anonymousKinds = anonymous
    self.fieldNames = fieldNames
    var fields: [String: Field] = [:]
    for (index, name) in fieldNames.enumerated() where index > 0 {
      fields[name] = Field(rawValue: UInt8(truncatingIfNeeded: index))
    }
    self.fields = fields
  }

  func kind(named name: String) -> Kind? { namedKinds[name] }

  func kind(token text: String) -> Kind? { anonymousKinds[text] }

  func field(named name: String) -> Field? { fields[name] }

  /// The kind of a tree-sitter symbol; the library's own error symbol lies outside its table.
  func kind(ofSymbol symbol: TSSymbol) -> Kind {
    Int(symbol) < kindOfSymbol.count ? kindOfSymbol[Int(symbol)] : .error
  }
}
