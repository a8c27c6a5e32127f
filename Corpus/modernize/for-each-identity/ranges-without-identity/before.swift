import SwiftUI

struct Lines: View {
    let lines: [String]
    let colors: [Color] = [.red, .green]
    var steps: [Int] { [1, 2, 3] }
    static let names = ["S1", "S2"]

    var body: some View {
        List {
            ForEach(0..<lines.count) { Text(lines[$0]) }
            ForEach(self.lines.indices) { index in
                Text(self.lines[index])
            }
            ForEach(0..<colors.count) { colors[$0] }
            ForEach(0..<self.steps.count) { Text("\(self.steps[$0])") }
            ForEach(Lines.names.indices) { Text(Lines.names[$0]) }
            ForEach(0..<3) { Text("\($0)") }
        }
    }
}
