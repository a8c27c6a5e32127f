import SwiftUI

struct Dish: Identifiable {
    var id = 0
    var name = ""
}

struct MenuScreen: View {
    let dishes: [Dish]
    @State private var chosen: Dish?
    // Whether the dish is shown.

    var body: some View {
        List(dishes) { dish in
            Button(dish.name) {
                chosen = dish
            }
        }
        .sheet(item: $chosen) { chosen in
            // All of it.
            DishScreen(dish: chosen)
                .padding()
        }
        .navigationTitle("Menu")
    }
}
