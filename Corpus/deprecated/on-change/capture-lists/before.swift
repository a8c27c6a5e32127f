import SwiftUI

struct OvenTimer: View {
    @State private var minutes = 10
    @State private var dish = "Bread"
    let kitchen: Kitchen

    var body: some View {
        Stepper("Minutes", value: $minutes)
            .onChange(of: minutes) { [dish] value in
                print(dish, value)
            }
            .onChange(of: minutes) { [minutes, dish] value in
                print(dish, minutes, value)
            }
            .onChange(of: minutes) { [weak kitchen] value in
                kitchen?.heat(for: value)
            }
            .onChange(of: dish) { [unowned kitchen] _ in
                kitchen.heat(for: 5)
            }
    }
}
