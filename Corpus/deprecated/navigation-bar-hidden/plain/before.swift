import SwiftUI

struct Film: View {
    var body: some View {
        VStack {
            Text("Film")
                .navigationBarHidden(true)
            Text("Credits")
                .navigationBarHidden(false)
        }
    }
}
