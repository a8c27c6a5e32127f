import SwiftUI

struct AlbumCover: View {
    let name: String
    let isLarge: Bool
    let cornerRadius: CGFloat

    var body: some View {
        VStack {
            Image(name)
                .resizable()
                .cornerRadius(12)
            Color.gray.cornerRadius(isLarge ? 16 : 8)
            Text(name)
                .padding()
                .background(Color.yellow.cornerRadius(cornerRadius))
        }
        .cornerRadius(cornerRadius / 2)
    }
}
