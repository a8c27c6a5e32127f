import SwiftUI

struct BedView: View {
    let isPlanted: Bool

    var body: some View {
        VStack {
            Text("Beans").foregroundStyle(Color.moss)
            Text("Beets").foregroundStyle(Color.soil.opacity(0.5))
            Text("Birch").foregroundStyle(Color.garden.bark)
            Text("Basil").foregroundStyle(Color.leaf(2))
            Text("Broom").foregroundStyle(isPlanted ? Color.moss : Color.red)
            Text("Briar").foregroundStyle(Color.accentColor)
            Text("Bloom").foregroundStyle(Color(white: 0.4))
            Text("Berry").foregroundStyle(Color(red: 0.5, green: 0, blue: 0.2))
        }
    }
}
