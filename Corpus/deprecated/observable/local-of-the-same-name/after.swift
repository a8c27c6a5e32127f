import SwiftUI

@Observable
final class Garden {
    var name = ""
    var isFenced = true
}

struct GardenForm: View {
    @Environment(Garden.self) private var garden

    var body: some View {
        let garden = garden.name
        Form {
            Text(garden)
            TextField("Name", text: Bindable(self.garden).name)
            fence
        }
    }

    private var fence: some View {
        Toggle("Fence", isOn: Bindable(garden).isFenced)
    }
}

struct GardenTitle: View {
    @Environment(Garden.self) var garden

    var body: some View {
        Form {
            let garden = "Garden"
            TextField(garden, text: Bindable(self.garden).name)
        }
    }
}
