import SwiftUI

struct Dish: Identifiable {
    var id = 0
    var name = ""
}

struct MenuScreen: View {
    let dish: Dish
    @State private var chosen: Dish?
    @State private var isShowingDish = false

    var body: some View {
        Button(dish.name) {
            chosen = dish
            isShowingDish = true
        }
        .sheet(isPresented: $isShowingDish) {
            if let chosen {
                DishScreen(dish: chosen)
                Toggle("Show", isOn: $isShowingDish)
            }
        }
    }
}
