import SwiftUI

enum Feature {
    case dashboard, map

    @MainActor var isOffered: Bool {
        switch self {
        case .dashboard: UIDevice.current.userInterfaceIdiom == .phone
        case .map: true
        }
    }
}

extension Text {
    @MainActor func fitted() -> some View {
        font(UIDevice.current.userInterfaceIdiom == .pad ? .title : .body)
    }
}
