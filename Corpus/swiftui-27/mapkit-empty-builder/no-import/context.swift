struct Group {
  init(_ members: () -> Void) {}
}
