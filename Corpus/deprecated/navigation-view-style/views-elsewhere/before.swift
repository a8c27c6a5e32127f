import SwiftUI

struct RecipeList: View {
    var body: some View {
        RecipeTabs()
            .navigationViewStyle(.stack)
            .padding()
    }
}

struct RecipeTabs: View {
    var body: some View {
        NavigationView {
            List {}
        }
    }
}
