import SwiftUI

struct RecipeRow: View {
    let title: String
    let isSaved: Bool

    var body: some View {
        HStack {
            Text(title)
                .foregroundStyle(.red)
            Image(systemName: "bookmark.fill").foregroundStyle(Color.orange)
            Text("Vegan").foregroundStyle(.green.opacity(0.8))
        }
    }
}
