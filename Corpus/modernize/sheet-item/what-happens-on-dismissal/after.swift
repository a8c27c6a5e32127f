import SwiftUI

struct Dish: Identifiable {
    var id = 0
    var name = ""
}

struct MenuScreen: View {
    let dishes: [Dish]
    @State private var chosen: Dish? = nil

    var body: some View {
        List(dishes) { dish in
            Button(dish.name) { show(dish) }
        }
        .fullScreenCover(item: self.$chosen, onDismiss: reload) { dish in
            DishScreen(dish: dish)
            Button("Close") { self.chosen = nil }
        }
    }

    private func show(_ dish: Dish) {
        self.chosen = dish
    }
}
