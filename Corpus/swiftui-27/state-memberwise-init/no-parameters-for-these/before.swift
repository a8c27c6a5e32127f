import SwiftUI

struct Ruler: View {
    static let inches = 12
    private let unit = "cm"
    @State private var offset = 0
    private let length: Int
    private static var count = 0
    private var half: Int { length / 2 }
    private var label: String {
        get { unit }
    }

    var body: some View { Text(label) }
}

extension Ruler {
    init(inches: Int) {
        self.init(length: inches * 3)
    }
}
