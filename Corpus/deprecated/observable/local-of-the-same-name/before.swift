import SwiftUI

final class Garden: ObservableObject {
    @Published var name = ""
    @Published var isFenced = true
}

struct GardenForm: View {
    @EnvironmentObject private var garden: Garden

    var body: some View {
        let garden = garden.name
        Form {
            Text(garden)
            TextField("Name", text: $garden.name)
            fence
        }
    }

    private var fence: some View {
        Toggle("Fence", isOn: $garden.isFenced)
    }
}

struct GardenTitle: View {
    @EnvironmentObject var garden: Garden

    var body: some View {
        Form {
            let garden = "Garden"
            TextField(garden, text: $garden.name)
        }
    }
}
