import SwiftUI

struct BedView: View {
    let isPlanted: Bool

    var body: some View {
        VStack {
            Text("Beans").foregroundColor(.moss)
            Text("Beets").foregroundColor(.soil.opacity(0.5))
            Text("Birch").foregroundColor(.garden.bark)
            Text("Basil").foregroundColor(.leaf(2))
            Text("Broom").foregroundColor(isPlanted ? .moss : .red)
            Text("Briar").foregroundColor(.accentColor)
            Text("Bloom").foregroundColor(.init(white: 0.4))
            Text("Berry").foregroundColor(.init(red: 0.5, green: 0, blue: 0.2))
        }
    }
}
