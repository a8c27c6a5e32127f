import SwiftUI

struct RangePicker: View {
    @State private var lower: Int
    @State private var upper: Int

    init(range: ClosedRange<Int>) {
        lower = range.lowerBound
        upper = range.upperBound
    }

    var body: some View {
        Text("\(lower) to \(upper)")
    }
}
