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

    private init(
        hours: [Int] = [
            8, 9,
            12,
        ],
        sort: @escaping (Int, Int) -> Bool = {
            let isLess = $0 < $1
            return isLess
        },
        limit: Int = 3,
        title: String
    ) {
        self.hours = hours
        self.sort = sort
        self.limit = limit
        self.title = title
    }

    var body: some View { Text(title) }
}

extension Planner {
    init(title: String, hours: [Int]) {
        self.init(hours: hours, title: title)
    }
}
