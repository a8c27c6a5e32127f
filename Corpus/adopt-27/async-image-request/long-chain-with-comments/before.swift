import SwiftUI

struct Cover: View {
    let book: Book

    var body: some View {
        // The cover, as large as it gets.
        AsyncImage(url: book.cover /* never changes */) { image in
            image
                .resizable() // fits
                .scaledToFit()
        } placeholder: {
            // Nothing yet.
            Color.gray
        }
        // MARK: Frame
        .frame(width: 120, height: 180)
        .clipShape(.rect(cornerRadius: 8)) /* as printed */
        .shadow(radius: 4)
    }
}

struct Book {
    let title: String
    let cover: URL
    let sample: URL?
}
