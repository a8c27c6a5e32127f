import SwiftUI

struct Ticker: View {
    var body: some View {
        VStack {
            ScrollView(showsIndicators: false) { Text("News") }.padding()
            ScrollView(showsIndicators: false) { Text("News") }
                .padding()
            ScrollView(.horizontal, showsIndicators: false) {
                Text("Weather")
            }.padding()
            ScrollView(showsIndicators: false) { Text("Sports") }
        }
    }
}
