import SwiftUI

struct Menu: View {
    var dishes: NavigationView<Text> {
        NavigationView {
            Text("Dishes")
        }
    }

    var body: some View {
        dishes
    }
}

struct Bill: View {
    var body: some View {
        NavigationStack {
            Text("Bill")
        }
    }
}
