import SwiftUI

struct RecipeList: View {
    var body: some View {
        VStack {
            List {}
                .navigationTitle("Recipes")
            List {}
                .navigationTitle("Drafts")
                .navigationBarTitleDisplayMode(.inline)
        }
    }
}
