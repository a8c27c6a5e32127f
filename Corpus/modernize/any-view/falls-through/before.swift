import SwiftUI

struct Ticket: View {
    let zone: Int
    let isValid: Bool

    private var seal: AnyView {
        if zone > 2 {
            if isValid {
                return AnyView(Text("Far"))
            }
        }
        return AnyView(Image(systemName: "ticket"))
    }

    var body: some View { seal }
}
