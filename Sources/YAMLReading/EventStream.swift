import CYAML

/// Owns a libyaml parser.
@safe struct EventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// Hands the events of a text to `body` until it returns false, the text ends or a failure has
  /// been handed over.
  static func read(_ bytes: [UInt8], _ body: (Event) -> Bool) {
    // libyaml asserts that there is an address, which an empty array need not have.
    guard !bytes.isEmpty else { return }
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let stream = unsafe EventStream(buffer) else {
        _ = body(Event(kind: .failure(outOfMemory), start: 0, end: 0))
        return
      }
      while let event = stream.next(), body(event) {}
    }
  }

  /// The bytes must outlive the stream.
  private init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe parser = .allocate(capacity: 1)
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      unsafe parser.deallocate()
      return nil
    }
    // Said, not guessed: a file that begins like UTF-16 is not silently read as such.
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
  }

  /// The next event that says something; nil at the end of the text and after a failure.
  private func next() -> Event? {
    while unsafe parser.pointee.error == YAML_NO_ERROR {
      var raw = unsafe yaml_event_t()
      guard unsafe yaml_parser_parse(parser, &raw) == 1 else {
        return Event(kind: .failure(failure), start: 0, end: 0)
      }
      defer { unsafe yaml_event_delete(&raw) }
      if unsafe raw.type == YAML_STREAM_END_EVENT || raw.type == YAML_NO_EVENT { return nil }
      if let event = unsafe Event(raw) { return event }
    }
    return nil
  }

  private static let outOfMemory = Failure(problem: "out of memory", place: .byte(0))

  private var failure: Failure {
    let state = unsafe parser.pointee
    guard let problem = unsafe state.problem else { return Self.outOfMemory }
    let text = unsafe String(cString: problem)
    if unsafe state.error == YAML_READER_ERROR {
      return unsafe Failure(problem: text, place: .byte(state.problem_offset))
    }
    var failure = unsafe Failure(problem: text, place: .character(state.problem_mark.index))
    if let context = unsafe state.context {
      failure.context = unsafe (String(cString: context), state.context_mark.index)
    }
    return failure
  }
}

extension Event {
  /// Copies what matters out of libyaml's event; nil if nothing does.
  fileprivate init?(_ raw: yaml_event_t) {
    unsafe (start, end) = (raw.start_mark.index, raw.end_mark.index)
    switch unsafe raw.type {
    case YAML_DOCUMENT_START_EVENT:
      kind = .documentStart
    case YAML_ALIAS_EVENT:
      kind = .alias
    case YAML_SCALAR_EVENT:
      let scalar = unsafe raw.data.scalar
      let text = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = unsafe .scalar(
        text: String(decoding: text, as: UTF8.self), style: YAMLScalar.Style(scalar.style))
      unsafe (hasAnchor, hasTag) = (scalar.anchor != nil, scalar.tag != nil)
    case YAML_SEQUENCE_START_EVENT:
      kind = .sequenceStart
      let sequence = unsafe raw.data.sequence_start
      unsafe (hasAnchor, hasTag) = (sequence.anchor != nil, sequence.tag != nil)
    case YAML_MAPPING_START_EVENT:
      kind = .mappingStart
      let mapping = unsafe raw.data.mapping_start
      unsafe (hasAnchor, hasTag) = (mapping.anchor != nil, mapping.tag != nil)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      kind = .collectionEnd
    default:
      return nil
    }
  }
}

extension YAMLScalar.Style {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}
