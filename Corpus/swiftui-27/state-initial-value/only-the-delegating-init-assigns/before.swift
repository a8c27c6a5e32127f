import SwiftUI

struct Rating: View {
    let title: String
    @State private var stars: Int = 3

    init(title: String) {
        self.title = title
    }

    init(best title: String) {
        self.init(title: title)
        stars = 5
    }

    var body: some View {
        Text("\(title): \(stars)")
    }
}
