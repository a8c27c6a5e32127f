import SwiftUI

struct Notes: View {
    var body: some View {
        List {}
            #if os(iOS)
            .navigationBarItems(trailing: Button("Add") {})
            #endif
    }
}
