import SwiftUI

struct Choices: View {
    let names: [String]
    let seasons: [Season]
    let months: [Int]
    let kettles: [Kettle]

    var body: some View {
        List {
            ForEach(0..<5, id: \.self) { Text("\($0)") }
            ForEach(Season.allCases, id: \.self) { Text($0.rawValue) }
            ForEach(Season.allCases.sorted { $0.rawValue < $1.rawValue }, id: \.self) { Text($0.rawValue) }
            ForEach(seasons, id: \.self) { Text($0.rawValue) }
            ForEach(months, id: \.self) { Text("\($0)") }
            ForEach(names, id: \.self) { Text($0) }
            ForEach(names, id: \.count) { Text($0) }
            ForEach(kettles, id: \.self) { Text($0.name) }
            ForEach([1, 5, 10], id: \.self) { Text("\($0)") }
            ForEach(Array(stride(from: 0, through: 50, by: 10)), id: \.self) { Text("\($0)") }
        }
    }
}

enum Season: String, CaseIterable { case spring, autumn }

final class Kettle: Hashable {
    let name = ""

    static func == (left: Kettle, right: Kettle) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
