import SwiftUI

extension View {
    func fullScreen(_ isOn: Bool) -> some View {
        navigationBarHidden(isOn)
    }
}
