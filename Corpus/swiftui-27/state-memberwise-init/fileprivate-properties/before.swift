import SwiftUI

struct Ticket: View {
    @State fileprivate var isUsed = false
    fileprivate let number: Int

    var body: some View { Text("\(number)") }
}

extension Ticket {
    init(first: Bool) {
        self.init(number: first ? 1 : 2)
    }
}

func blankTicket() -> Ticket {
    Ticket(isUsed: true, number: 0)
}
