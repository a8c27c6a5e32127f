import SwiftUI

struct Lamp: View {
    @State private var isOn = false
    private let room: String

    private init(room: String) {
        self.room = room
    }

    #if DEBUG
    static let sample = "Hall"
    #endif

    var body: some View {
        Text(room)
            #if os(iOS)
            .font(.title)
            #endif
    }
}

extension Lamp {
    #if DEBUG
    init() {
        self.init(room: Self.sample)
    }
    #else
    init() {
        self.init(room: "")
    }
    #endif
}
