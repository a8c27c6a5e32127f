import SwiftUI

struct Bulb: View {
    var body: some View { Text("Tulip") }
}

struct Bulb_Previews: PreviewProvider {
    @MainActor @ViewBuilder static var previews: some View {
        Bulb()
    }
}

struct Bulb_Bold_Previews: PreviewProvider {
    public static var previews: some View {
        Bulb()
            .bold()
    }
}

public struct Bulb_Public_Previews: PreviewProvider {
    public static var previews: some View {
        Bulb()
    }
}
