import SwiftUI

struct Ferry: View {
    @State private var cars = 0
    @State private var trips = 0

    var body: some View {
        Text("Ferry")
            #if os(iOS)
            .onChange(of: cars) { count in
                trips = count / 20
            }
            #endif
            .padding()
    }
}
