import SwiftUI

struct Dish: Identifiable {
    var id = 0
    var name = ""
}

struct MenuScreen: View {
    let dish: Dish
    @State private var chosen: Dish?

    var body: some View {
        #if DEBUG
        Text("Menu")
        #endif
        Button(dish.name) {
            chosen = dish
        }
        .sheet(item: $chosen) { chosen in
            DishScreen(dish: chosen)
        }
    }
}
