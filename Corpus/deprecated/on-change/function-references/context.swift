struct Board: Sendable {
    func show(_ name: String) {}
}

func lost(_ name: String) {}
