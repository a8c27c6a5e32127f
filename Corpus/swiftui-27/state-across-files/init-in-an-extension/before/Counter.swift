import SwiftUI

struct Counter: View {
    let title: String
    /// What is counted.
    @State var count = 0
    @State private var isCounting = false
    let limit: Int
    var total: Int

    static let step = 1

    var body: some View {
        Text("\(title): \(count) of \(limit)")
    }
}
