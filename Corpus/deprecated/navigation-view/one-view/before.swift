import SwiftUI

struct RecipeList: View {
    var body: some View {
        NavigationView {
            List {
                Text("Soup")
            }
            .navigationTitle("Recipes")
        }
    }
}
