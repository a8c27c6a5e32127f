import SwiftUI
import Wines

struct House: View {
    let cellar: Cellar

    var body: some View {
        VStack {
            Text(cellar.isReporting ? "Broken" : "Cellar")
            cellar
        }
    }
}
