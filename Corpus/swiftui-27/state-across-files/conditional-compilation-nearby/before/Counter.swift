import SwiftUI

struct Counter: View {
    let title: String
    #if DEBUG
    @State var count = 0
    #endif

    var body: some View {
        Text(title)
    }
}
