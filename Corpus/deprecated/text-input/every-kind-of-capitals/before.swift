import SwiftUI

struct RecipeForm: View {
    @Binding var recipe: Recipe

    var body: some View {
        Form {
            TextField("Link", text: $recipe.link).autocapitalization(.none)
            TextField("Title", text: $recipe.title).autocapitalization(.words)
            TextField("Steps", text: $recipe.steps).autocapitalization(.sentences)
            TextField("Code", text: $recipe.code).autocapitalization(.allCharacters)
            TextField("Link", text: $recipe.link)
                .autocapitalization(UITextAutocapitalizationType.none)
            TextField("Code", text: $recipe.code)
                .autocapitalization(UITextAutocapitalizationType.allCharacters)
        }
    }
}
