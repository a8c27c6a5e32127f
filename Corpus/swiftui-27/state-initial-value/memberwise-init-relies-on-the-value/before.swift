import SwiftUI

struct Rating: View {
    let title: String
    @State var stars: Int = 3

    var body: some View {
        Text("\(title): \(stars)")
    }
}

extension Rating {
    init(review: Review) {
        stars = review.stars
        title = review.title
    }
}

#Preview {
    Rating(title: "Summit")
}
