import SwiftUI

struct Dish: Identifiable {
    var id = 0
    var name = ""
}

struct MenuScreen: View {
    let dishes: [Dish]
    @State private var chosen: Dish? = nil
    @State private var isShowingDish: Bool = false

    var body: some View {
        List(dishes) { dish in
            Button(dish.name) { show(dish) }
        }
        .fullScreenCover(isPresented: self.$isShowingDish, onDismiss: reload, content: {
            if let dish = self.chosen {
                DishScreen(dish: dish)
                Button("Close") { isShowingDish = false }
            }
        })
    }

    private func show(_ dish: Dish) {
        self.chosen = dish
        self.isShowingDish = true
    }
}
