import SwiftUI

struct LoginScreen: View {
    var body: some View {
        VStack {
            Text("Welcome")
                .overlay(Color.accentColor.frame(height: 2), alignment: .bottom)
        }
        .background(Color.black.ignoresSafeArea())
    }
}
