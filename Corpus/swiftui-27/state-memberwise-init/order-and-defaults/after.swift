import SwiftUI

struct Recipe: View {
    private var note: String?
    private var name: String
    @State private var isDone: Bool
    private let source: String?
    private var servings = 4, rating = 2.5
    private var timer: Int!
    private let finish: () -> Void
    private let cancel: (() -> Void)?

    private init(
        note: String? = nil,
        name: String,
        isDone: Bool,
        source: String?,
        servings: Int = 4,
        rating: Double = 2.5,
        timer: Int? = nil,
        finish: @escaping () -> Void,
        cancel: (() -> Void)?
    ) {
        self.note = note
        self.name = name
        self.isDone = isDone
        self.source = source
        self.servings = servings
        self.rating = rating
        self.timer = timer
        self.finish = finish
        self.cancel = cancel
    }

    var body: some View { Button(name, action: finish) }
}

extension Recipe {
    init(_ name: String) {
        self.init(name: name, isDone: false, source: name, finish: {}, cancel: {})
    }
}
