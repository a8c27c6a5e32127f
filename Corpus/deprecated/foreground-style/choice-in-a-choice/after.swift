import SwiftUI

struct Signal: View {
    let isOpen: Bool
    let isNear: Bool
    let isOld: Bool

    var body: some View {
        VStack {
            Text("Platform 1")
                .foregroundStyle(
                    isOpen
                    ? isNear ? Color.primary : Color.secondary
                    : Color(white: 0.5)
                )
            Text("Platform 2").foregroundStyle(isOpen ? isNear ? .green : .yellow : .red)
            Text("Platform 3").foregroundStyle(isOpen ? (isNear ? Color.primary : Color.gray) : Color.red)
            Text("Platform 4")
                .foregroundStyle(
                    isOpen
                        ? isNear ? Color(white: 0.2) : Color(white: 0.4)
                        : Color(white: 0.6)
                )
            Text("Platform 5").foregroundColor(isOpen ? isNear ? .green : .mint : isOld ? .red : .gray)
        }
    }
}
