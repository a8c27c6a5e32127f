import SwiftUI

struct SlowTrainKey: TransactionKey {
    static let defaultValue = false
}

extension Transaction {
    var isSlow: Bool {
        get { self[SlowTrainKey.self] }
        set { self[SlowTrainKey.self] = newValue }
    }
}
