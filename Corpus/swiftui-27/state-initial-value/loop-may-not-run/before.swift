import SwiftUI

struct Feed: View {
    let posts: [Post]
    @State private var latest: Post? = nil

    init(posts: [Post]) {
        for post in posts where post.isPublic {
            latest = post
        }
        self.posts = posts
    }

    var body: some View {
        Text(latest?.title ?? "Nothing yet")
    }
}
