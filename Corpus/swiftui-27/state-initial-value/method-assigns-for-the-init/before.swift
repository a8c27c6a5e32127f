import SwiftUI

struct Dice: View {
    let sides: Int
    @State private var face: Int = 1

    init(sides: Int) {
        self.sides = sides
        roll()
    }

    var body: some View {
        Button("\(face)", action: roll)
    }

    private func roll() {
        face = Int.random(in: 1...sides)
    }
}
