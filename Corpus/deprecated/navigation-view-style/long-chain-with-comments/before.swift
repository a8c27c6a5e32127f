import SwiftUI

struct RecipeList: View {
    var body: some View {
        NavigationStack {
            List {}
        } // recipes
        .padding()
        // on the iPad as well
        .navigationViewStyle(StackNavigationViewStyle())
        // no columns
        .font(.title)
    }
}
