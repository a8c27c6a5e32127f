import SwiftUI

struct PlantRow: View {
    let plant: String?
    let isDry: Bool

    private func label(size: CGFloat) -> AnyView {
        guard let plant else {
            return AnyView(EmptyView())
        }
        // Dry plants come first.
        if isDry {
            return AnyView(Image(systemName: "drop"))
        }
        let name = plant + "!"
        return AnyView(
            Text(name)
                .font(.system(size: size)) // big
        )
    }

    var body: some View {
        HStack {
            label(size: 12)
            Spacer()
        }
    }
}
