import SwiftUI

struct TagField: View {
    @State private var tag = ""

    var body: some View {
        #if os(iOS)
        TextField("Tag", text: $tag)
            .onSubmit {
                #if DEBUG
                print(tag)
                #endif
                add()
            }
        #else
        TextField("Tag", text: $tag)
        #endif
    }

    private func add() {}
}
