import SwiftUI

struct Film: View {
    var body: some View {
        Screen()
            .statusBarHidden()
    }
}
