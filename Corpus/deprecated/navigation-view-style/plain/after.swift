import SwiftUI

struct RecipeList: View {
    var body: some View {
        VStack {
            NavigationStack {
                List {}
            }
            NavigationSplitView {
                List {}
            } detail: {
                Text("Soup")
            }
        }
    }
}
