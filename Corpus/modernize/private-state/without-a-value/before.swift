import SwiftUI

struct Rating: View {
    @State var stars: Int

    var body: some View {
        Text("1")
    }
}
