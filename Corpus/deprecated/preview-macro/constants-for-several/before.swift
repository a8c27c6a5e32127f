import SwiftUI

struct HerbRow: View {
    let name: String

    var body: some View {
        Text(name)
    }
}

struct HerbRow_Previews: PreviewProvider {
    static var previews: some View {
        let name = "Thyme"
        HerbRow(name: name)
        HerbRow(name: name + "!")
    }
}
