import SwiftUI

struct Reducer {
    func onChange(of key: KeyPath<Int, String>, perform: (String) -> Void) -> Reducer { self }
}

extension Binding {
    func onChange(_ handler: @escaping (Value) -> Void) -> Binding<Value> {
        Binding(get: { wrappedValue }, set: { handler($0) })
    }
}

struct Mixer: View {
    @State private var gain = 1
    let reducer = Reducer()

    var body: some View {
        Stepper("Gain", value: $gain.onChange { gain in print(gain) })
    }

    func reduce() {
        _ = reducer.onChange(of: \.description) { text in print(text) }
    }
}
