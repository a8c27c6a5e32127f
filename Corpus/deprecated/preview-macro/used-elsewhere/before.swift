import SwiftUI

struct HerbRow: View {
    let name: String

    var body: some View {
        Text(name)
    }
}

struct HerbRow_Previews: PreviewProvider {
    static var previews: some View {
        HerbRow(name: "Basil")
    }
}

struct Gallery: View {
    var body: some View {
        HerbRow_Previews.previews
    }
}
