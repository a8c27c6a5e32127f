import SwiftUI

func reload() {}

struct Dish: Identifiable {
    var id = 0
    var name = ""
}

struct DishScreen: View {
    let dish: Dish
    var body: some View { Text(dish.name) }
}
