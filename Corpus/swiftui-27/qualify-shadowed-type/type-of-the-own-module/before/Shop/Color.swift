import SwiftUI

/// One of the colors of the shop.
struct Color: View {
    let name: String

    static let clear = Color(name: "clear")

    var body: some View {
        SwiftUI.Color(name)
    }
}
