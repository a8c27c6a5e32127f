import SwiftUI

struct StarView: View {
    let isFull: Bool

    var body: some View {
        isFull
            ? Image(systemName: "star.fill").foregroundStyle(.yellow)
            : Image(systemName: "star").foregroundStyle(Color.secondary)
    }

    func moon(_ isNew: Bool) -> some View {
        if isNew {
            return Image(systemName: "moon").foregroundStyle(Color.secondary)
        }
        return Image(systemName: "moon").foregroundStyle(.yellow)
    }
}
