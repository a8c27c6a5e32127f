import SwiftUI

extension View {
    func animation(_ name: String) -> some View { self }
}

struct Cloud: View {
    @State private var isGrey = false

    var body: some View {
        Circle().animation("drift")
    }
}
