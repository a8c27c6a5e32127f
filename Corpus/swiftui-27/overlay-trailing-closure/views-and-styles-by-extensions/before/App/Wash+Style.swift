import SwiftUI

extension Wash: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> SwiftUI.Color { .red }
}

extension Theme.Badge: View {
    var body: some View { SwiftUI.Text("New") }
}

func mark() -> some View { Theme.Badge() }
