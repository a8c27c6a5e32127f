import SwiftUI

struct Knob: View {
    @State private var level: Int {
        didSet { print(level) }
    }
    private let name: String

    var body: some View { Text(name) }
}

extension Knob {
    init(loud: Bool) {
        self.init(level: loud ? 11 : 1, name: "Volume")
    }
}
