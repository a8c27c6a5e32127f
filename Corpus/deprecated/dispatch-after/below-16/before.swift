import SwiftUI

let hint: some View = Text("Hint")
    .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("seen") }
    }
