import SwiftUI

struct StarRow: View {
    let name: String
    let key: LocalizedStringKey

    var body: some View {
        VStack {
            Text(name).accessibility(label: Text(name))
            Text(name).accessibility(label: Text(verbatim: "★"))
            Text(key).accessibility(hint: Text(key))
            Text(name).accessibility(value: Text("Stars", comment: "How many there are"))
            Text(name).accessibility(label: Text("Star") + Text(name))
            Text(name).accessibility(label: spoken)
            Text(name).accessibility(label: name.isEmpty ? Text("None") : Text(name))
        }
    }

    private var spoken: Text { Text(name) }
}
