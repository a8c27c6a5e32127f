import SwiftUI

struct RecipeList: View {
    var body: some View {
        List {
            Text("Soup")
        }
        .toolbar {
            ToolbarItem(placement: .navigationBarLeading) {
                Button("Edit") {}
            }
            ToolbarItemGroup(placement: .navigationBarTrailing) {
                Button("Sort") {}
                Button("Add") {}
            }
            ToolbarItem(placement: .principal) {
                Text("Recipes")
            }
        }
    }
}
