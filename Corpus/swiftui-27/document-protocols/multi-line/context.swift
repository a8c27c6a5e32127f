struct Shape: Codable {
  var sides = 3
}
