import SwiftUI

struct UIDevice {
    static let current = UIDevice()
    var userInterfaceIdiom = "kiosk"
}

struct Kiosk: View {
    var body: some View { Text(UIDevice.current.userInterfaceIdiom) }
}
