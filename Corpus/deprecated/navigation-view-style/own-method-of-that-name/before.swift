import SwiftUI

enum Look {
    case calm, loud
}

extension View {
    func navigationViewStyle(_ look: Look) -> some View {
        opacity(look == .calm ? 1 : 0.5)
    }
}

struct RecipeList: View {
    var body: some View {
        NavigationStack {
            List {}
        }
        .navigationViewStyle(.calm)
    }
}
