import SwiftUI

struct HerbRow: View {
    let name: String

    var body: some View {
        Text(name)
    }
}

#Preview {
    HerbRow(name: "Basil")
        .previewLayout(.sizeThatFits)
}

struct HerbRow_Previews: PreviewProvider {
    static var previews: some View {
        HerbRow(name: "Basil")
            .previewLayout(.sizeThatFits)
    }
}
