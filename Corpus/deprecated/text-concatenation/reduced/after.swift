import SwiftUI

struct Ingredients: View {
    let names: [String]

    var body: some View {
        VStack {
            names.map { Text($0) }.reduce(Text("With ")) { Text("\($0)\($1)") }
                .font(.body)
            names.reduce(Text("")) { Text("\($0)\(Text($1))") }
            Text("\(names.map(\.count).reduce(0, +))")
        }
    }
}
