import SwiftUI

struct Ticket: View {
    @State fileprivate var isUsed = false
    fileprivate let number: Int

    var body: some View { Text("\(number)") }
}

extension Ticket {
    init(after number: Int) {
        self.init(number: number + 1)
    }
}

func blankTicket() -> Ticket {
    Ticket(number: 0)
}
