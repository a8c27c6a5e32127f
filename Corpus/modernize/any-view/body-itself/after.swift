import SwiftUI

struct Oven: View {
    let isHot: Bool

    var body: some View {
        if isHot {
            Text("Hot")
        } else {
            Image(systemName: "snow")
        }
    }
}
