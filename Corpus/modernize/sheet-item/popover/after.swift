import SwiftUI

struct Dish: Identifiable {
    var id = 0
    var name = ""
}

struct MenuScreen: View {
    let dish: Dish
    @State private var chosen: Dish?

    var body: some View {
        Button(dish.name) {
            chosen = dish
        }
        .popover(item: $chosen, arrowEdge: .top) { chosen in
            DishScreen(dish: chosen)
        }
    }
}
