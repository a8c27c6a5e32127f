import SwiftUI

struct PostBox: View {
    @State private var letters = 0
    @State private var stamps = 0

    var body: some View {
        Text("Post")
            .onChange(of: stamps) { _, count in
                #if DEBUG
                print(count)
                #endif
                letters += 1
            }
            .onChange(of: stamps) {
                #if DEBUG
                print("stamps")
                #endif
            }
    }

    #if os(iOS)
    var parcel: some View {
        Text("Parcel")
            .onChange(of: letters) { _, count in
                stamps = count
            }
    }
    #endif
}
