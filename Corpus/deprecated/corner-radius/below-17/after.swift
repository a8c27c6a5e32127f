import SwiftUI

struct AlbumCover: View {
    let name: String
    let isLarge: Bool
    let cornerRadius: CGFloat

    var body: some View {
        VStack {
            Image(name)
                .resizable()
                .clipShape(RoundedRectangle(cornerRadius: 12))
            Color.gray.clipShape(RoundedRectangle(cornerRadius: isLarge ? 16 : 8))
            Text(name)
                .padding()
                .background(Color.yellow.clipShape(RoundedRectangle(cornerRadius: cornerRadius)))
        }
        .clipShape(RoundedRectangle(cornerRadius: cornerRadius / 2))
    }
}
