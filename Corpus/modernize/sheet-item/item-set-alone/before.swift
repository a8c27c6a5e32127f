import SwiftUI

struct Dish: Identifiable {
    var id = 0
    var name = ""
}

struct MenuScreen: View {
    let dishes: [Dish]
    @State private var chosen: Dish?
    @State private var isShowingDish = false

    var body: some View {
        List(dishes) { dish in
            Button(dish.name) { select(dish) }
        }
        .sheet(isPresented: $isShowingDish) {
            if let chosen { DishScreen(dish: chosen) }
        }
    }

    private func select(_ dish: Dish) { chosen = dish }
}
