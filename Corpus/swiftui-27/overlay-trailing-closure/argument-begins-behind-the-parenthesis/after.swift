import SwiftUI

struct Panel: View {
    let title: String

    var body: some View {
        Text(title)
            .background {
                RoundedRectangle(cornerRadius: 12)
                    .fill(.white)
                    .shadow(radius: 2)
            }
    }
}
