import SwiftUI

struct Old: View {
    var body: some View {
        Text("Old").frame(width: UIScreen.main.bounds.width)
    }
}
