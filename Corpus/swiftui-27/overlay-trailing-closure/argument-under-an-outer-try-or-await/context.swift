import SwiftUI

actor Store {
    var count = 0
}

let store = Store()

struct Badge: View {
    let count: Int

    init(_ count: Int) { self.count = count }

    var body: some View { Text("\(count)") }
}

func fetch() async throws {}
