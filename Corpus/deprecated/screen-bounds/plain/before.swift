import SwiftUI

struct Banner: View {
    var body: some View {
        VStack {
            // Wide.
            Text("Sale").frame(width: UIScreen.main.bounds.width)
            Color.red
            // All of it.
            Text("All").frame(width: UIScreen.main.bounds.width, height: UIScreen.main.bounds.height)
        }
    }
}
