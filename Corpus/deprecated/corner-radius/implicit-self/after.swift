import SwiftUI

extension View {
    func carded() -> some View {
        padding()
            .background(Color.white)
            .clipShape(.rect(cornerRadius: 12))
    }

    func softened() -> some View {
        clipShape(.rect(cornerRadius: 4))
    }
}
