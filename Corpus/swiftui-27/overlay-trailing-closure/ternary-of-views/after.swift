import SwiftUI

struct Check: View {
    let isOn: Bool

    var body: some View {
        Text("Done")
            .overlay { isOn ? Circle().stroke(.green) : Circle().stroke(.gray) }
            .background { isOn ? Color.green.opacity(0.2) : Color.red.opacity(0.1) }
    }
}
