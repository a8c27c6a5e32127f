import SwiftUI

struct Radio: View {
    @State private var volume = 3
    private let station: String
    #if os(macOS)
    private let window: Int
    #endif

    var body: some View { Text(station) }
}

extension Radio {
    #if os(macOS)
    init() { self.init(station: "One", window: 1) }
    #endif
}
