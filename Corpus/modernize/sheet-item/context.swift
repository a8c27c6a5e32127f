import SwiftUI

func reload() {}

struct DishScreen: View {
    let dish: Dish
    var body: some View { Text(dish.name) }
}
