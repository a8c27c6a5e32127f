import SwiftUI

struct Departure: View {
    let isLate: Bool
    let isGone: Bool
    let line: Color

    var body: some View {
        VStack {
            Text("7:04").foregroundColor(isLate ? .red : .green)
            Text("7:09").foregroundColor(isLate ? .primary : .secondary)
            Text("7:14").foregroundColor(isLate ? .red : .secondary)
            Text("7:19").foregroundColor(isLate ? line : .secondary)
            Text("7:24").foregroundColor(isLate ? .red : Color.blue.opacity(0.5))
            Text("7:29").foregroundColor(isGone ? .gray : isLate ? .red : .primary)
            Text("7:34").foregroundColor(isGone ? .gray : isLate ? .red : .black)
            Text("7:39").foregroundColor((isLate ? Color.red : .primary).opacity(0.5))
        }
    }
}
