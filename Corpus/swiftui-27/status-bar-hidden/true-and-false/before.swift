import SwiftUI

struct Pages: View {
    var body: some View {
        TabView {
            Cover().statusBarHidden(true)
            Contents().statusBarHidden(false)
        }
    }
}
