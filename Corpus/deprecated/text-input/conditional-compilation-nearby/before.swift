import SwiftUI

struct TagField: View {
    @Binding var tag: String

    var body: some View {
        #if os(iOS)
        TextField("Tag", text: $tag)
            .autocapitalization(.none)
        #endif

        TextField("Tag", text: $tag)
            #if os(iOS)
            .autocapitalization(.none)
            #endif
            .disableAutocorrection(true)
    }
}
