import SwiftUI

extension Theme {
    @ViewBuilder var frame: some View {
        RoundedRectangle(cornerRadius: 8).stroke(accent)
    }
}
