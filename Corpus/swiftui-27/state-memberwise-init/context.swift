import SwiftUI

@propertyWrapper
struct Clamped {
    private var value: Int
    var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, 0), 10) }
    }

    init(wrappedValue: Int) { value = wrappedValue }
}

typealias Handler = (Int) -> Void

func makeResults() -> [String] { [] }

func loadHistory() -> [Int] { [] }
