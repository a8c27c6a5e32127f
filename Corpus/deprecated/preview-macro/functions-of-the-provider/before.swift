import SwiftUI

struct HerbRow: View {
    let name: String

    var body: some View {
        Text(name)
    }
}

struct HerbRow_Previews: PreviewProvider {
    static func name(of number: Int) -> String {
        let names = ["Dill", suffix]
        return names[number]
    }

    private static var suffix: String {
        "weed"
    }

    static var previews: some View {
        HerbRow(name: name(of: 1))
    }
}
