import SwiftUI

struct RecipeRow: View {
    let title: String
    let isSaved: Bool

    var body: some View {
        HStack {
            Text(title)
                .foregroundColor(.red)
            Image(systemName: "bookmark.fill").foregroundColor(Color.orange)
            Text("Vegan").foregroundColor(.green.opacity(0.8))
        }
    }
}
