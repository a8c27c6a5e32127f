import SwiftUI

struct Signal: View {
    let isOpen: Bool
    let isNear: Bool
    let isOld: Bool

    var body: some View {
        VStack {
            Text("Platform 1")
                .foregroundColor(
                    isOpen
                    ? isNear ? .primary : .secondary
                    : Color(white: 0.5)
                )
            Text("Platform 2").foregroundColor(isOpen ? isNear ? .green : .yellow : .red)
            Text("Platform 3").foregroundColor(isOpen ? (isNear ? .primary : Color.gray) : .red)
            Text("Platform 4")
                .foregroundColor(
                    isOpen
                        ? isNear ? Color(white: 0.2) : Color(white: 0.4)
                        : Color(white: 0.6)
                )
            Text("Platform 5").foregroundColor(isOpen ? isNear ? .green : .mint : isOld ? .red : .gray)
        }
    }
}
