import SwiftUI

struct Field: View {
    var body: some View {
        VStack {
            Color.red.ignoresSafeArea()
            Color.red.ignoresSafeArea(.keyboard, edges: .bottom)
        }
    }
}
