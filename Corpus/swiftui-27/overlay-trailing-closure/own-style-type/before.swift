import SwiftUI

struct Paper: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        Color(white: environment.colorScheme == .dark ? 0.2 : 0.9)
    }
}

struct Page: View {
    let text: String

    var body: some View {
        Text(text).background(Paper())
    }
}
