import SwiftUI

struct RangePicker: View {
    let title: String
    @State private var lower: Int
    @State private var upper: Int

    init(title: String, range: ClosedRange<Int>) {
        (lower, self.upper) = (range.lowerBound, range.upperBound)
        self.title = title
    }

    var body: some View {
        Text("\(title): \(lower) to \(upper)")
    }
}
