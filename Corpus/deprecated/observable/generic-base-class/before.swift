import SwiftUI

protocol StateModel: ObservableObject {
    var isInitial: Bool { get set }
}

class BaseStateModel<Provider>: StateModel {
    var isInitial = true
    var provider: Provider?
}

enum Settings {
    final class Provider {}

    final class StateModel: BaseStateModel<Provider> {
        @Published var isOn = false
    }
}

struct SettingsView: View {
    @StateObject var state = Settings.StateModel()

    var body: some View {
        Toggle("On", isOn: $state.isOn)
    }
}
