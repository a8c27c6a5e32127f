import SwiftUI

struct AlarmSettings: View {
    @State private var isLoud = false

    var body: some View {
        Form {
            Section {
                Toggle("Loud", isOn: $isLoud)
            } header: {
                Text("Alarm")
            } footer: {
                Text("Rings until you get up.")
            }

            Section {
                Text("About")
            } footer: {
                Text("Version 2")
            }
        }
    }
}
