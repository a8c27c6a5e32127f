import SwiftUI

struct Odometer: View {
    @State private var kilometers: Double = 0

    init(kilometers: Double) {
        self.kilometers = kilometers
    }

    var body: some View {
        Text(kilometers, format: .number)
    }
}
