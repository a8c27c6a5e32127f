import SwiftUI

struct Instructions: View {
    let step: String

    var body: some View {
        VStack {
            Text(step) + .init(verbatim: ".")
            Text(step) + Text("""
                Stir, and wait
                for an hour.
                """)
            Text("1 ") + Text(step) + Text(" 2 ") + Text(step) + Text(" 3 ") + Text(step) + Text(" 4")
        }
    }
}
