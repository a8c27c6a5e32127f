import SwiftUI

struct PlantRow: View {
    let plant: String?
    let isDry: Bool

    @ViewBuilder private func label(size: CGFloat) -> some View {
        if let plant {
            // Dry plants come first.
            if isDry {
                Image(systemName: "drop")
            } else {
                let name = plant + "!"
                Text(name)
                    .font(.system(size: size)) // big
            }
        } else {
            EmptyView()
        }
    }

    var body: some View {
        HStack {
            label(size: 12)
            Spacer()
        }
    }
}
