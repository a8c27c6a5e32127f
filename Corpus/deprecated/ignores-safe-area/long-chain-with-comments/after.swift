import SwiftUI

struct PhotoView: View {
    var body: some View {
        Image("Beach")
            .resizable() // fills
            .scaledToFill()
            // under the notch
            .ignoresSafeArea() // as in the drafts
            .onTapGesture {}
    }
}
