import SwiftUI

struct Tasks: View {
    let row: TaskRow

    var body: some View {
        ScrollView {
            #if os(iOS)
            row.swipeActions { Button("Done") {} }
            #else
            row
            #endif
        }

        #if DEBUG
        ScrollView {
            row.swipeActions { Button("Dump") {} }
        }
        #endif
    }
}
