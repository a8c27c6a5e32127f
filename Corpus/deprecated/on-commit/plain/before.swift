import SwiftUI

struct GuestForm: View {
    @State private var guest = ""
    @State private var guests: [String] = []

    var body: some View {
        TextField("Guest", text: $guest, onCommit: { guests.append(guest) })
        TextField("Guest", text: $guest, onCommit: {
            guests.append(guest)
            guest = "" // ready for the next one
        })
    }
}
