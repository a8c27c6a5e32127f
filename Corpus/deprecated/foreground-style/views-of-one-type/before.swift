import SwiftUI

struct StarView: View {
    let isFull: Bool

    var body: some View {
        isFull
            ? Image(systemName: "star.fill").foregroundColor(.yellow)
            : Image(systemName: "star").foregroundColor(.secondary)
    }

    func moon(_ isNew: Bool) -> some View {
        if isNew {
            return Image(systemName: "moon").foregroundColor(.secondary)
        }
        return Image(systemName: "moon").foregroundColor(.yellow)
    }
}
