import SwiftUI

struct Badge: View {
    var body: some View {
        VStack {
            Text("1").overlay(Text("new"))
            Text("1").overlay(alignment: .top) { Text("new") }
            Text("1").background(Color.red)
        }
    }
}
