import SwiftUI

struct RecipeList: View {
    var body: some View {
        VStack {
            NavigationStack {
                List {}
            }
            .navigationViewStyle(.stack)
            NavigationSplitView {
                List {}
            } detail: {
                Text("Soup")
            }
            .navigationViewStyle(.columns)
        }
    }
}
