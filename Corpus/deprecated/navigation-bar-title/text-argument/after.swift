import SwiftUI

struct Cellar: View {
    var name: String
    var count = 3

    var body: some View {
        VStack {
            Text("a").navigationTitle("Bottles")
            Text("b").navigationTitle("\(count) bottles")
            Text("c").navigationTitle(Text(name))
            Text("d").navigationTitle(Text(verbatim: "Merlot"))
            Text("e").navigationTitle(Text("Full").bold()).navigationBarTitleDisplayMode(.inline)
            Text("f").navigationTitle(name.uppercased())
        }
    }
}
