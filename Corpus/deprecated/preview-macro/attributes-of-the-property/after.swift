import SwiftUI

struct Bulb: View {
    var body: some View { Text("Tulip") }
}

#Preview {
    Bulb()
}

#Preview {
    Bulb()
        .bold()
}

public struct Bulb_Public_Previews: PreviewProvider {
    public static var previews: some View {
        Bulb()
    }
}
