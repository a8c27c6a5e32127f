import SwiftUI

struct SeatView: View {
    let isTaken: Bool

    var body: some View {
        VStack {
            Text("12A").foregroundColor(nil)
            Text("12B").foregroundColor(isTaken ? .gray : nil)
            Text("12C").foregroundColor(isTaken ? nil : isTaken ? .red : .gray)
            Text("12D").foregroundColor(.none)
        }
    }
}
