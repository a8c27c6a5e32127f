import SwiftUI

extension View {
    func fullScreen(_ isOn: Bool) -> some View {
        toolbarVisibility(isOn ? .hidden : .visible, for: .navigationBar)
    }
}
