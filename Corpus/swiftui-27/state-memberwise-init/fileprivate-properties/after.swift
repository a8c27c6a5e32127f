import SwiftUI

struct Ticket: View {
    @State fileprivate var isUsed: Bool
    fileprivate let number: Int

    fileprivate init(isUsed: Bool = false, number: Int) {
        self.isUsed = isUsed
        self.number = number
    }

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
