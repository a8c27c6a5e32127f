import SwiftUI

struct TagEditor: View {
    @Binding var tag: String

    var body: some View {
        #if os(macOS)
        TextField("Tag", text: $tag)
            .textFieldStyle(.roundedBorder)
        #else
        TextField("Tag", text: $tag)
            .textFieldStyle(.plain)
        #endif

        TextField("Other", text: $tag)
            #if os(iOS)
            .textFieldStyle(.roundedBorder)
            #endif
            .padding()
    }
}
