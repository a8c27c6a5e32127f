import SwiftUI

struct Settings: View {
    @SwiftUI.State @SwiftUI.SceneStorage("tab") private var tab = 0

    var body: some View {
        Text("\(tab)")
    }
}
