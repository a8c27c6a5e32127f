import SwiftUI

extension View {
    func foregroundStyle(_ color: Color, isOn: Bool) -> some View {
        foregroundColor(isOn ? color : .gray)
    }
}
