import SwiftUI

struct Chart: View {
    var body: some View {
        Text("Harvest")
            .frame(width: UIScreen.main.bounds.width / 2)
    }

    @MainActor static var isWide: Bool {
        #if os(iOS)
        let bounds = UIScreen.main.bounds
        return bounds.width > bounds.height
        #else
        return true
        #endif
    }
}
