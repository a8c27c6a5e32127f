import SwiftUI

struct RecipeList: View {
    var body: some View {
        NavigationStack {
            List {}
        } // recipes
        .padding()
        // on the iPad as well
        // no columns
        .font(.title)
    }
}
