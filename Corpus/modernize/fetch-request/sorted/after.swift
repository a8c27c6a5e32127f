import SwiftData
import SwiftUI

@Model
final class Plant {
    var name: String
    var sown: Date

    init(name: String, sown: Date) {
        self.name = name
        self.sown = sown
    }
}

struct Beds: View {
    /// By name.
    @Query(sort: \.name) private var named: [Plant]
    @Query(sort: \.sown, order: .reverse)
    private var newest: [Plant]
    @Query(
        sort: \Plant.sown
    )
    private var oldest: [Plant]
    @Query(sort: \Plant.name, order: .reverse)
    var last: [Plant] // from z on

    var body: some View {
        Text("\(named.count + newest.count + oldest.count + last.count)")
    }
}
