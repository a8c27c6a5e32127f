import SwiftUI

struct Names: View {
    let names: [String]

    var body: some View {
        var all = Text("Names: ")
        for name in names {
            all = all + Text(name)
        }
        return all
    }
}
