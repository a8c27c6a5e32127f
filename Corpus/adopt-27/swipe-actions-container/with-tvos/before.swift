import SwiftUI

struct Tasks: View {
    let row: TaskRow

    var body: some View {
        ScrollView {
            #if os(tvOS)
            row
            #else
            row.swipeActions { Button("Done") {} }
            #endif
        }

        #if !os(tvOS)
        ScrollView {
            row.swipeActions { Button("Done") {} }
        }
        #endif
    }
}
