import SwiftUI

struct Editor: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale
    @AppStorage("size") private var size = 12
    @GestureState private var drag = 0.0
    @FocusState private var isFocused: Bool
    @ObservedObject private var model: Model
    @Clamped private var level = 3
    @SwiftUI.State private var text: String
    private lazy var lines = text.split(separator: "\n")

    private init(model: Model, text: String) {
        self.model = model
        self.text = text
    }

    var body: some View { Text(text) }
}

extension Editor {
    init(_ model: Model) {
        self.init(model: model, text: model.text)
    }
}

final class Model: ObservableObject {
    @Published var text = ""
}
