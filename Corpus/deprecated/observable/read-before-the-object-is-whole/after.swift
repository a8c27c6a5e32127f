import SwiftUI

struct Orchard {
    var trees: [String] = []
    var isWatered = false

    func open() {}
}

final class HarvestModel: ObservableObject {
    var orchard: Orchard
    @Published var trees: [String]

    init() {
        orchard = Orchard()
        trees = orchard.trees
    }
}

final class WaterModel: ObservableObject {
    private var orchard = Orchard()
    @Published var hours: Int

    init(orchard: Orchard) {
        self.orchard = orchard
        if self.orchard.isWatered {
            hours = 0
        } else {
            hours = 6
        }
    }
}

final class GateModel: ObservableObject {
    private var orchard = Orchard()
    @Published var isOpen: Bool
    private var onClose: (() -> Void)?

    init() {
        orchard.open()
        self.isOpen = true
        onClose = { [weak self] in self?.isOpen = false }
    }
}

// The parameter is read, not the property, and the last one when all are set.
@Observable
final class BasketModel {
    var orchard: Orchard
    var trees: [String]

    init(orchard: Orchard) {
        self.orchard = orchard
        trees = orchard.trees
        self.orchard.open()
    }
}

@Observable
final class LadderModel {
    private var isLeaning = false
    var height: Int

    init(height: Int?) {
        if let height {
            self.isLeaning = true
            self.height = height
        } else {
            self.height = 2
        }
    }
}
