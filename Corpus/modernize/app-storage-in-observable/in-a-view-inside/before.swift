import SwiftUI

@Observable
final class Shop {
    var goods = 0

    struct Sign: View {
        @AppStorage("open") private var isOpen = true

        var body: some View { Text(isOpen ? "Open" : "Closed") }
    }
}
