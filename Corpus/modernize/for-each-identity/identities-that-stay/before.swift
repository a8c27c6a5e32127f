import SwiftUI

struct Choices: View {
    let names: [String]

    var body: some View {
        List {
            ForEach(0..<5, id: \.self) { Text("\($0)") }
            ForEach(Season.allCases, id: \.self) { Text($0.rawValue) }
            ForEach(names, id: \.self) { Text($0) }
            ForEach(names, id: \.count) { Text($0) }
        }
    }
}
