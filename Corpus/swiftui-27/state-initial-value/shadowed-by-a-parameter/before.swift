import SwiftUI

struct TicketView: View {
    let name: String
    @State private var number = 0

    init(name: String, number: inout Int) {
        number = number + 1
        self.name = "\(name) \(number)"
    }

    var body: some View {
        Text("\(name), turn \(number)")
    }
}
