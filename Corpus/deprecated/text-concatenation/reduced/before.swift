import SwiftUI

struct Ingredients: View {
    let names: [String]

    var body: some View {
        VStack {
            names.map { Text($0) }.reduce(Text("With "), +)
                .font(.body)
            names.reduce(Text("")) { $0 + Text($1) }
            Text("\(names.map(\.count).reduce(0, +))")
        }
    }
}
