import SwiftUI

struct Knob: View {
    var body: some View {
        #if os(iOS)
        Circle().accessibility(hidden: true)
        #else
        Circle().accessibility(label: Text("Knob"))
        #endif

        Rectangle()
            #if DEBUG
            .accessibility(identifier: "knob")
            #endif
    }
}
