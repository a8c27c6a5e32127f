import SwiftUI

struct RecipeList: View {
    var body: some View {
        VStack {
            List {}
                .navigationBarTitle("Recipes")
            List {}
                .navigationBarTitle("Drafts", displayMode: .inline)
        }
    }
}
