import SwiftUI

extension View {
    func overlay(_ shape: some Shape, _ count: Int) -> some View {
        overlay { shape.stroke(lineWidth: CGFloat(count)) }
    }

    func overlay(_ shape: some Shape, action: @escaping () -> Void) -> some View {
        overlay { shape.onTapGesture(perform: action) }
    }

    func background(_ shape: some Shape, when isShown: Bool) -> some View {
        background { if isShown { shape } }
    }
}
