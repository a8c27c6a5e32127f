import SwiftUI

extension View {
    func badged(_ count: Int) -> some View {
        overlay(Text("1"), alignment: .topTrailing)
    }
}
