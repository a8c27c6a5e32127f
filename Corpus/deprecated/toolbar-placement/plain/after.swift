import SwiftUI

struct RecipeList: View {
    var body: some View {
        List {
            Text("Soup")
        }
        .toolbar {
            ToolbarItem(placement: .topBarLeading) {
                Button("Edit") {}
            }
            ToolbarItemGroup(placement: .topBarTrailing) {
                Button("Sort") {}
                Button("Add") {}
            }
            ToolbarItem(placement: .principal) {
                Text("Recipes")
            }
        }
    }
}
