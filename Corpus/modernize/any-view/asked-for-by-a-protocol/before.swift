import SwiftUI

protocol Screen {
    var icon: AnyView { get }

    func content() -> AnyView
}

struct Pantry: Screen {
    var icon: AnyView { AnyView(Image(systemName: "tray")) }

    func content() -> AnyView {
        AnyView(Text("Pantry"))
    }
}
