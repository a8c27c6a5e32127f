import SwiftUI

struct Rating: View {
    let title: String
    @State private var stars: Int = 3

    init(title: String, stars: Int) {
        self.stars = stars
        self.title = title
    }

    init(title: String) {
        self.init(title: title, stars: 5)
    }

    init(best title: String) {
        self.init(title: title, stars: 1)
        stars = 5
    }

    var body: some View {
        Text("\(title): \(stars)")
    }
}
