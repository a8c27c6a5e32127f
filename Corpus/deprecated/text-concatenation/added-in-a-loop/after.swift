import SwiftUI

struct Names: View {
    let names: [String]

    var body: some View {
        var all = Text("Names: ")
        for name in names {
            all = Text("\(all)\(Text(name))")
        }
        return all
    }
}
