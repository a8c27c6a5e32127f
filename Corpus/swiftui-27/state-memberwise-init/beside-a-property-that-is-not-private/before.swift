import SwiftUI

struct Ladder: View {
    let material: String
    private let steps: Int
    @State private var height = 0

    var body: some View { Text("\(material): \(height) of \(steps)") }
}

extension Ladder {
    init(wooden steps: Int) {
        self.init(material: "Wood", steps: steps)
    }
}

struct Hatch: View {
    @Environment(\.dismiss) var close
    private let size: Int
    @State private var isOpen = false

    var body: some View { Text("\(size)") }
}

extension Hatch {
    init(small: Bool) {
        self.init(size: small ? 1 : 2)
    }
}
