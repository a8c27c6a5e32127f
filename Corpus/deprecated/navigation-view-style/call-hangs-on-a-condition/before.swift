import SwiftUI

struct RecipeList: View {
    var body: some View {
        NavigationStack {
            List {}
        }
        #if os(iOS)
        .navigationViewStyle(.stack)
        #endif
    }
}
