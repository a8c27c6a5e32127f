import SwiftUI

struct Tasks: View {
    let row: TaskRow

    var body: some View {
        ScrollView { row.swipeActions { Button("Done") {} } }

        VStack { ScrollView { row.swipeActions { Button("Done") {} } } }

        ScrollView { row.swipeActions { Button("Done") {} } }.padding()

        ScrollView(content: { row.swipeActions { Button("Done") {} } })
            .padding()
    }
}
