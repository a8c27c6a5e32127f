import SwiftUI

/// The theme, and the gear that is always packed.
struct SettingsView: View {
    @Environment(HikeLog.self) private var log
    @Binding var theme: Theme

    @State private var gearToRemove: Gear?
    @State private var isRemoving = false

    /// Tapped to see its weight, or asked to be replaced.
    @State private var selectedGear: Gear?
    @State private var isReplacing = false

    var body: some View {
        Form {
            Picker("Theme", selection: $theme) {
                ForEach(Theme.all) { Text($0.id).tag($0) }
            }
            Section("Gear") {
                ForEach(log.gear) { gear in
                    LabeledContent(gear.name, value: selectedGear == gear ? "\(gear.weight) g" : "")
                        .onTapGesture { selectedGear = gear }
                        .contextMenu {
                            Button("Remove") { gearToRemove = gear; isRemoving = true }
                            Button("Replace") {
                                selectedGear = gear
                                isReplacing = true
                            }
                        }
                }
            }
        }
        .navigationTitle("Settings")
        .alert("Remove from the list?", isPresented: $isRemoving, presenting: gearToRemove) { gear in
            Button("Remove", role: .destructive) {
                remove(gear)
                gearToRemove = nil
                isRemoving = false
            }
        }
        .alert("Replace it?", isPresented: $isReplacing, presenting: selectedGear) { gear in
            Button("Replace") { remove(gear) }
        } message: { gear in
            Text("\(gear.name) weighs \(gear.weight) g.")
        }
    }

    private func remove(_ gear: Gear) {
        log.gear.removeAll { $0.id == gear.id }
    }
}
