import SwiftUI

struct Stamp: View {
    let bounds: CGRect

    var body: some View {
        Text("Stamp")
            .frame(width: bounds.width, height: 20)
            .padding(1 / UIScreen.main.scale)
    }
}
