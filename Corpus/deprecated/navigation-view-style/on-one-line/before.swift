import SwiftUI

struct RecipeList: View {
    var body: some View {
        NavigationStack { List {} }.navigationViewStyle(.stack).padding()
    }
}
