import SwiftUI

struct Reader: View {
    @State private var isFocused = false
    let settings: Settings

    var body: some View {
        PageView()
            .toolbarVisibility(isFocused ? .hidden : .visible, for: .statusBar)
        PageView()
            .toolbarVisibility(!settings.showsStatus || isFocused ? .hidden : .visible, for: .statusBar)
        PageView()
            .toolbarVisibility(settings.hidesStatus ?? true ? .hidden : .visible, for: .statusBar)
        PageView()
            .toolbarVisibility(settings.bars.contains { $0 == .status } ? .hidden : .visible, for: .statusBar)
    }
}
