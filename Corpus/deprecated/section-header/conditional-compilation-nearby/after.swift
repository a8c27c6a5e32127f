import SwiftUI

struct DeviceSettings: View {
    var body: some View {
        Form {
            #if os(iOS)
            Section("Phone") {
                Text("Vibration")
            }
            #else
            Section {
                #if DEBUG
                Text("Log")
                #endif
                Text("Pointer")
            } header: {
                Text("Desk")
            } footer: {
                Text("Needs a mouse.")
            }
            #endif
        }
    }
}
