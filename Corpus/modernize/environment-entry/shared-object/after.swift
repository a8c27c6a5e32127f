import SwiftUI

extension EnvironmentValues {
    @Entry var scale: Scale = Scale.kitchen
}

final class Scale: Sendable {
    static let kitchen = Scale()
}
