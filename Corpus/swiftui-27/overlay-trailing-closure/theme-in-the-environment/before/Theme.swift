import Observation
import SwiftUI

@Observable
final class Theme {
    var accent: Color = .orange
    let paper = LinearGradient(colors: [.white, .gray], startPoint: .top, endPoint: .bottom)

    func badge(for title: String) -> some View {
        Text(title.prefix(1))
    }
}
