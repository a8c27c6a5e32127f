import SwiftUI

struct Slideshow: View {
    @State private var isRunning = true // from the start

    var body: some View {
        SlideView()
            // MARK: Bars
            .navigationBarBackButtonHidden(isRunning)
            // Nothing but the picture.
            .toolbarVisibility(isRunning ? .hidden : .visible, for: .statusBar) // also the clock
            .persistentSystemOverlays(.hidden)
            /* done */
            .onTapGesture { isRunning.toggle() }
    }
}
