import SwiftUI

extension View {
    func chapter(_ title: String) -> some View {
        navigationBarTitle(title, displayMode: .inline)
    }
}
