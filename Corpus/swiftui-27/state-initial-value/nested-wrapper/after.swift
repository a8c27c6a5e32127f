import SwiftUI

struct SearchScreen: View {
    @Debounced(delay: .seconds(1)) private var query = ""

    var body: some View {
        TextField("Search", text: $query)
    }

    @propertyWrapper
    struct Debounced: DynamicProperty {
        let delay: Duration
        @State private var text: String

        init(wrappedValue: String, delay: Duration) {
            _text = State(wrappedValue: wrappedValue)
            self.delay = delay
        }

        var wrappedValue: String {
            get { text }
            nonmutating set { text = newValue }
        }

        var projectedValue: Binding<String> { $text }
    }
}
