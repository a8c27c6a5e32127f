import SwiftUI

struct SkiLift: View {
    @State private var speed = 1
    @State private var gates: [Int] = []

    var body: some View {
        Stepper("Speed", value: $speed)
            .onChange(of: speed) { old, new in print(old, new) }
            .onChange(of: speed) { print(speed) }
            .onChange(of: speed, initial: true) { _, new in print(new) }
            .onChange(of: speed, initial: true) { print("lift") }
            .onChange(of: gates, { old, new in print(old.count, new.count) })
            .onChange(of: gates) { print($0.count, $1.count) }
            .onChange(of: gates) { gates.removeAll { $0 > speed } }
    }
}
