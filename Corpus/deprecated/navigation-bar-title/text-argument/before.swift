import SwiftUI

struct Cellar: View {
    var name: String
    var count = 3

    var body: some View {
        VStack {
            Text("a").navigationBarTitle(Text("Bottles"))
            Text("b").navigationBarTitle(SwiftUI.Text("\(count) bottles"))
            Text("c").navigationBarTitle(Text(name))
            Text("d").navigationBarTitle(Text(verbatim: "Merlot"))
            Text("e").navigationBarTitle(Text("Full").bold(), displayMode: .inline)
            Text("f").navigationBarTitle(name.uppercased())
        }
    }
}
