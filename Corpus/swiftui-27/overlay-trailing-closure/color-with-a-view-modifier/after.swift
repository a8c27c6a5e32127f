import SwiftUI

struct LoginScreen: View {
    var body: some View {
        VStack {
            Text("Welcome")
                .overlay(alignment: .bottom) { Color.accentColor.frame(height: 2) }
        }
        .background { Color.black.ignoresSafeArea() }
    }
}
