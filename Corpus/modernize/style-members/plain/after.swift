import SwiftUI

struct Order: View {
    @State private var size = 1
    @State private var name = ""

    var body: some View {
        Form {
            Button("Order") {}
                .buttonStyle(.borderedProminent)
            Toggle("To go", isOn: .constant(true)).toggleStyle(.switch)
            Picker("Size", selection: $size) { Text("S").tag(1) }
                .pickerStyle(.segmented)
            TextField("Name", text: $name).textFieldStyle(.roundedBorder)
            Label("Tea", systemImage: "cup").labelStyle(.iconOnly)
            ProgressView(value: 0.5).progressViewStyle(.linear)
            List { Text("Milk") }.listStyle(.insetGrouped)
        }
    }
}
