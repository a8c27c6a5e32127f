import SwiftUI

struct Reader: View {
    @State private var isFocused = false
    let settings: Settings

    var body: some View {
        PageView()
            .statusBarHidden(isFocused)
        PageView()
            .statusBarHidden(!settings.showsStatus || isFocused)
        PageView()
            .statusBarHidden(settings.hidesStatus ?? true)
        PageView()
            .statusBarHidden(settings.bars.contains { $0 == .status })
    }
}
