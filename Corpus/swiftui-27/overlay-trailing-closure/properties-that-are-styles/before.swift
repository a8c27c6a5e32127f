import SwiftUI

struct Row: View {
    let title: String
    let tint: Color
    var fade: LinearGradient
    private let paint: AnyShapeStyle

    var body: some View {
        Text(title)
            .padding()
            .background(tint)
            .background(fade)
            .overlay(self.paint)
    }
}
