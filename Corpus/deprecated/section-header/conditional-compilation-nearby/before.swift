import SwiftUI

struct DeviceSettings: View {
    var body: some View {
        Form {
            #if os(iOS)
            Section(header: Text("Phone")) {
                Text("Vibration")
            }
            #else
            Section(header: Text("Desk"), footer: Text("Needs a mouse.")) {
                #if DEBUG
                Text("Log")
                #endif
                Text("Pointer")
            }
            #endif
        }
    }
}
