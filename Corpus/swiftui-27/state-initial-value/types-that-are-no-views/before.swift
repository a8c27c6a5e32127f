import SwiftUI

struct Shake: ViewModifier {
    let amount: Double
    @State private var phase: Double = 0

    init(amount: Double) {
        phase = amount / 2
        self.amount = amount
    }

    func body(content: Content) -> some View {
        content.offset(x: phase)
    }
}

struct Stored: DynamicProperty {
    let key: String
    @State private var value = ""

    init(key: String) {
        value = UserDefaults.standard.string(forKey: key) ?? ""
        self.key = key
    }
}

@main
struct NotesApp: App {
    private let store: Store
    @State private var model: Model = Model()

    init() {
        let store = Store()
        _model = State(initialValue: Model(store: store))
        self.store = store
    }

    var body: some Scene { WindowGroup { NoteList(model: model) } }
}
