struct ReadConfiguration {
  var file: String
}

struct WriteConfiguration {}

struct FileWrapper {
  init(_ text: String) {}
}
