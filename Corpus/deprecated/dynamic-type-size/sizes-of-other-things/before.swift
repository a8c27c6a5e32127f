import SwiftUI

struct Parcel {
    enum Size { case small, extraLarge }

    var sizeCategory: Size

    var isBig: Bool { sizeCategory == .extraLarge }
}

struct ParcelRow: View {
    @Environment(\.dynamicTypeSize) private var typeSize
    let parcel: Parcel

    var body: some View {
        Text(parcel.sizeCategory == .extraLarge ? "Big" : "Small")
            .environment(\.dynamicTypeSize, typeSize)
    }
}
