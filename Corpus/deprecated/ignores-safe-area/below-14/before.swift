import SwiftUI

struct Old: View {
    var body: some View {
        Color.red.edgesIgnoringSafeArea(.all)
    }
}
