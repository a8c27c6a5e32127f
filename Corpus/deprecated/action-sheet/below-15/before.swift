import SwiftUI

struct DishScreen: View {
    @State private var isAsking = false

    var body: some View {
        Text("Soup")
            .actionSheet(isPresented: $isAsking) {
                ActionSheet(title: Text("Soup"), buttons: [.default(Text("Eat")), .cancel()])
            }
    }
}
