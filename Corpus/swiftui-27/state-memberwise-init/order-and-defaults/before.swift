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

    var body: some View { Button(name, action: finish) }
}

extension Recipe {
    init(_ name: String) {
        self.init(name: name, isDone: false, source: name, finish: {}, cancel: {})
    }
}
