extension Regrouper {
  mutating func readGenericArguments() {}
}
