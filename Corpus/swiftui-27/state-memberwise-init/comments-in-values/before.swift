import SwiftUI

struct Planner: View {
    @State private var isOpen = false
    private var hours = [
        // morning
        8, 9, // two
        /* noon */ 12,
    ]
    private var sort: (Int, Int) -> Bool = { // compares
        // smaller first
        let isLess = $0 < $1 /* or not */
        return isLess
    }
    private var limit = /* of all */ 3 // at most
    private let title: String

    var body: some View { Text(title) }
}

extension Planner {
    init(title: String, hours: [Int]) {
        self.init(hours: hours, title: title)
    }
}
