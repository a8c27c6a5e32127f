import SwiftUI

struct Rating: View {
    let title: String
    @State private var stars: Int

    init(title: String, stars: Int) {
        self.stars = stars
        self.title = title
    }

    var body: some View {
        Text("\(title): \(stars)")
    }
}

extension Rating {
    init(review: Review) {
        self.init(title: review.title, stars: review.stars)
    }
}
