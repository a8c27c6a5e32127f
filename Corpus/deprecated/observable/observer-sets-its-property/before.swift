import SwiftUI

final class Ticket: ObservableObject {
    @Published var code = "" {
        didSet {
            if code.count > 6 {
                code = oldValue
            }
        }
    }
}

final class Order: ObservableObject {
    @Published private(set) var seats: [Int] = [] {
        didSet { self.seats.sort() }
    }
}

final class Fare: ObservableObject {
    @Published var price = 0 {
        didSet {
            price += price % 5
        }
    }
}

final class Journey: ObservableObject {
    @Published var stops: [String] = [] {
        didSet { stops[0] = "Home" }
    }
}

final class Platform: ObservableObject {
    @Published var track = 1 {
        didSet { sign = "Track \(track)" }
    }
    @Published var sign = ""
}

struct TicketField: View {
    @ObservedObject var ticket: Ticket
    @ObservedObject var platform: Platform

    var body: some View {
        TextField(platform.sign, text: $ticket.code)
    }
}
