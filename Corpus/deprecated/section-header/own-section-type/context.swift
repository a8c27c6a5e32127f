struct Heading {
    init(_ text: String) {}
}
