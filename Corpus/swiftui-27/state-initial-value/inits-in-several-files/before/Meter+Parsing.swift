import Foundation

extension Meter {
    init?(text: String) {
        guard let number = Int(text) else { return nil }
        level = number
        title = text
    }

    // Assigns nothing itself.
    init() {
        self.init(title: "Empty", level: 0)
    }
}
