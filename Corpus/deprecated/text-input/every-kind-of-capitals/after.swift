import SwiftUI

struct RecipeForm: View {
    @Binding var recipe: Recipe

    var body: some View {
        Form {
            TextField("Link", text: $recipe.link).textInputAutocapitalization(.never)
            TextField("Title", text: $recipe.title).textInputAutocapitalization(.words)
            TextField("Steps", text: $recipe.steps).textInputAutocapitalization(.sentences)
            TextField("Code", text: $recipe.code).textInputAutocapitalization(.characters)
            TextField("Link", text: $recipe.link)
                .textInputAutocapitalization(.never)
            TextField("Code", text: $recipe.code)
                .textInputAutocapitalization(.characters)
        }
    }
}
