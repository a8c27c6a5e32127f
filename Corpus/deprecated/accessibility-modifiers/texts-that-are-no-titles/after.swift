import SwiftUI

struct StarRow: View {
    let name: String
    let key: LocalizedStringKey

    var body: some View {
        VStack {
            Text(name).accessibilityLabel(Text(name))
            Text(name).accessibilityLabel(Text(verbatim: "★"))
            Text(key).accessibilityHint(Text(key))
            Text(name).accessibilityValue(Text("Stars", comment: "How many there are"))
            Text(name).accessibilityLabel(Text("Star") + Text(name))
            Text(name).accessibilityLabel(spoken)
            Text(name).accessibilityLabel(name.isEmpty ? Text("None") : Text(name))
        }
    }

    private var spoken: Text { Text(name) }
}
