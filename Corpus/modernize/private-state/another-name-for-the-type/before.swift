import SwiftUI

struct Meter: View {
    @State var isLit = false

    var body: some View {
        Text(isLit ? "On" : "Off")
    }
}

typealias Gauge = Meter

let lit = Gauge(isLit: true)
