import SwiftUI

struct Clock: View {
    @State var isTicking = false

    var body: some View {
        Toggle("Tick", isOn: $isTicking)
    }
}
