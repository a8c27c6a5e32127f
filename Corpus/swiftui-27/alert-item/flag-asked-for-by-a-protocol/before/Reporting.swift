protocol Reporting {
    /// Whether somebody is asked.
    var isReporting: Bool { get }
}

extension Reporting {
    var title: String { isReporting ? "Broken" : "Whole" }
}
