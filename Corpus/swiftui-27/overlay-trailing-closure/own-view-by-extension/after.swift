import SwiftUI

struct Ribbon {
    let text: String
}

extension Ribbon: View {
    var body: some View { Text(text) }
}

struct Notch: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
}

struct Product: View {
    var body: some View {
        Image("product")
            .overlay { Ribbon(text: "New") }
            .background { Notch().stroke(.red) }
    }
}
