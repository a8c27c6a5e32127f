import SwiftUI

struct Counter: View {
    let title: String
    @State private var count = 0

    var body: some View {
        Text("\(title): \(count)")
    }
}

extension Counter {
    init(number: Int) {
        title = "Number \(number)"
    }
}
