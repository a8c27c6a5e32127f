import SwiftUI

struct Caption: View {
    var body: some View {
        Text("Caption")
            .frame(width: UIScreen.main.bounds.width, alignment: .leading)
    }
}
