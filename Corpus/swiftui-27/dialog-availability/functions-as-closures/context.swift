import SwiftUI

extension Photos {
    func buttons(for photo: Photo) -> some View {
        Button("Delete", role: .destructive) { delete(photo) }
    }

    func text(for photo: Photo) -> some View { Text(photo.name) }
}
