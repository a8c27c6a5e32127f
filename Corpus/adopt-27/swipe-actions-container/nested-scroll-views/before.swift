import SwiftUI

struct Boards: View {
    let boards: [Board]

    var body: some View {
        ScrollView(.horizontal) {
            ForEach(boards) { board in
                ScrollView {
                    ForEach(board.tasks) { task in
                        TaskRow(task: task)
                            .swipeActions { Button("Done") { task.finish() } }
                    }
                }
            }
        }
    }
}
