import SwiftUI

struct AlarmSettings: View {
    @State private var isLoud = false

    var body: some View {
        Form {
            Section(header: Text("Alarm"), footer: Text("Rings until you get up.")) {
                Toggle("Loud", isOn: $isLoud)
            }

            Section(footer: Text("Version 2")) {
                Text("About")
            }
        }
    }
}
