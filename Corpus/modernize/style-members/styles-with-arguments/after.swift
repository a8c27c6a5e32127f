import SwiftUI

struct Tour: View {
    var body: some View {
        TabView {
            Text("Welcome")
        }
        .tabViewStyle(.page(indexDisplayMode: .never)) // no dots
        // dots of its own
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .padding()
    }
}
