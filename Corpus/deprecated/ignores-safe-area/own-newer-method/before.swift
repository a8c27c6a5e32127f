import SwiftUI

extension View {
    func ignoresSafeArea() -> some View {
        edgesIgnoringSafeArea(.all)
    }
}
