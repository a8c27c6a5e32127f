import SwiftUI

struct Dimmed: View {
    var body: some View {
        Text("Paused")
            .overlay(Color.black.opacity(0.4).blendMode(.overlay))
            .background(Color.secondary.opacity(0.2))
            .background(Color("Sand").opacity(0.5))
            .background(Color(red: 0.9, green: 0.8, blue: 0.7).opacity(0.5))
    }
}
