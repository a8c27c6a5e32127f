import SwiftUI

final class Counter {
    var count = 0
}

struct Meter: View {
    let counter: Counter
    let isLow: Bool

    func needle() -> AnyView {
        counter.count += 1
        if isLow {
            return AnyView(Text("Low"))
        } else {
            return AnyView(Image(systemName: "gauge"))
        }
    }

    func dial() -> AnyView {
        if isLow {
            print("low")
        }
        if counter.count > 1 {
            return AnyView(Text("High"))
        }
        return AnyView(Divider())
    }

    var body: some View {
        VStack {
            needle()
            dial()
        }
    }
}
