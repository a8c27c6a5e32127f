import SwiftUI
import Wines

struct House: View {
    let cellar: Cellar

    var body: some View { cellar }
}
