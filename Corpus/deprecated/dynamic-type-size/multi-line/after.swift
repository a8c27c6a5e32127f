import SwiftUI

struct Specimen: View {
    var body: some View {
        Text("Aa")
            .environment(
                \.dynamicTypeSize,
                .xxxLarge
            )
    }
}
