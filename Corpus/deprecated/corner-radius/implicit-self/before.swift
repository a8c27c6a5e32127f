import SwiftUI

extension View {
    func carded() -> some View {
        padding()
            .background(Color.white)
            .cornerRadius(12)
    }

    func softened() -> some View {
        cornerRadius(4)
    }
}
