import SwiftUI

struct Departure: View {
    let isLate: Bool
    let isGone: Bool
    let line: Color

    var body: some View {
        VStack {
            Text("7:04").foregroundStyle(isLate ? .red : .green)
            Text("7:09").foregroundStyle(isLate ? .primary : .secondary)
            Text("7:14").foregroundStyle(isLate ? Color.red : Color.secondary)
            Text("7:19").foregroundStyle(isLate ? line : Color.secondary)
            Text("7:24").foregroundStyle(isLate ? Color.red : Color.blue.opacity(0.5))
            Text("7:29").foregroundStyle(isGone ? Color.gray : isLate ? Color.red : Color.primary)
            Text("7:34").foregroundStyle(isGone ? .gray : isLate ? .red : .black)
            Text("7:39").foregroundColor((isLate ? Color.red : .primary).opacity(0.5))
        }
    }
}
