import SwiftUI

struct HerbLabel: View {
    let name: String

    var body: some View {
        VStack {
            Text("\(Text(verbatim: "A"))\(Text(name).bold())")
            Text("\(Text(name))\(Text("!"))")
                .font(.title)
            Text("In season") // no sum
        }
    }
}
