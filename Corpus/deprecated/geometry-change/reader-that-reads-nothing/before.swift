import SwiftUI

struct Ticker: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .background(
                GeometryReader { proxy in
                    Color.clear.onAppear {
                        count = 1
                    }
                }
            )
    }
}
