import SwiftUI

struct Avatar: View {
    let image: Image

    var body: some View {
        image
            .resizable()
            .frame(width: 44, height: 44)
            .overlay { Circle() }
    }
}
