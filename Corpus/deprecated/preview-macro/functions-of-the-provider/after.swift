import SwiftUI

struct HerbRow: View {
    let name: String

    var body: some View {
        Text(name)
    }
}

#Preview {
    func name(of number: Int) -> String {
        let names = ["Dill", suffix]
        return names[number]
    }

    var suffix: String {
        "weed"
    }

    return HerbRow(name: name(of: 1))
}
