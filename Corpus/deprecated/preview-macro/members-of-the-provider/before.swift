import SwiftUI

struct HerbRow: View {
    let name: String

    var body: some View {
        Text(name)
    }
}

struct HerbRow_Previews: PreviewProvider {
    static let names = ["Basil", "Mint"]

    struct Wrapper: View {
        @State private var name = "Dill"

        var body: some View {
            HerbRow(name: name)
        }
    }

    static var previews: some View {
        Wrapper()
    }
}
