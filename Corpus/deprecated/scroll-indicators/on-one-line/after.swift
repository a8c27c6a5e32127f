import SwiftUI

struct Ticker: View {
    var body: some View {
        VStack {
            ScrollView { Text("News") }.scrollIndicators(.hidden).padding()
            ScrollView { Text("News") }
                .scrollIndicators(.hidden)
                .padding()
            ScrollView(.horizontal) {
                Text("Weather")
            }.scrollIndicators(.hidden).padding()
            ScrollView { Text("Sports") }
                .scrollIndicators(.hidden)
        }
    }
}
