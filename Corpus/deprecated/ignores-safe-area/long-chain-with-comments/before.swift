import SwiftUI

struct PhotoView: View {
    var body: some View {
        Image("Beach")
            .resizable() // fills
            .scaledToFill()
            // under the notch
            .edgesIgnoringSafeArea(.all) // as in the drafts
            .onTapGesture {}
    }
}
