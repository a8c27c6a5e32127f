import SwiftUI

struct AlbumCover: View {
    let name: String
    let isLarge: Bool
    let cornerRadius: CGFloat

    var body: some View {
        VStack {
            Image(name)
                .resizable()
                .clipShape(.rect(cornerRadius: 12))
            Color.gray.clipShape(.rect(cornerRadius: isLarge ? 16 : 8))
            Text(name)
                .padding()
                .background(Color.yellow.clipShape(.rect(cornerRadius: cornerRadius)))
        }
        .clipShape(.rect(cornerRadius: cornerRadius / 2))
    }
}
