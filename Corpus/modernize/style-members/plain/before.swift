import SwiftUI

struct Order: View {
    @State private var size = 1
    @State private var name = ""

    var body: some View {
        Form {
            Button("Order") {}
                .buttonStyle(BorderedProminentButtonStyle())
            Toggle("To go", isOn: .constant(true)).toggleStyle(SwitchToggleStyle())
            Picker("Size", selection: $size) { Text("S").tag(1) }
                .pickerStyle(SegmentedPickerStyle())
            TextField("Name", text: $name).textFieldStyle(SwiftUI.RoundedBorderTextFieldStyle())
            Label("Tea", systemImage: "cup").labelStyle(IconOnlyLabelStyle())
            ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle())
            List { Text("Milk") }.listStyle(InsetGroupedListStyle())
        }
    }
}
