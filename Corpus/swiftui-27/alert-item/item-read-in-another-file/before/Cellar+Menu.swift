extension Cellar {
    /// What was asked about last.
    var last: String {
        broken?.name ?? "none"
    }
}
