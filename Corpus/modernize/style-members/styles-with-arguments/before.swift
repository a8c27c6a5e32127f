import SwiftUI

struct Tour: View {
    var body: some View {
        TabView {
            Text("Welcome")
        }
        .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never)) // no dots
        // dots of its own
        .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
        .padding()
    }
}
