import SwiftUI

struct Banner: View {
    var body: some View {
        Text("Sale")
            .frame(height: UIScreen.main.bounds.size.height)
    }
}
