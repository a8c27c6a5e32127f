import SwiftUI

extension View {
    func badged(_ count: Int) -> some View {
        overlay(alignment: .topTrailing) { Text("1") }
    }
}
