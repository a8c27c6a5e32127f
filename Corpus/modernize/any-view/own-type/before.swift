import SwiftUI

struct AnyView {
    let name: String

    init(_ name: String) {
        self.name = name
    }
}

struct Lens {
    let isWide: Bool

    func view() -> AnyView {
        if isWide {
            return AnyView(String("wide"))
        } else {
            return AnyView(String("near"))
        }
    }
}
