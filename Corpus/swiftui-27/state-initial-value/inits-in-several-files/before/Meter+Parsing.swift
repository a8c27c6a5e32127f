import Foundation

extension Meter {
    init?(text: String) {
        guard let number = Int(text) else { return nil }
        title = text
        level = number
    }

    // Assigns nothing itself.
    init() {
        self.init(title: "Empty", level: 0)
    }
}
