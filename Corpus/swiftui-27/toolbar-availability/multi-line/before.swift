import SwiftUI

struct Drawing: View {
    var body: some View {
        Canvas()
            .toolbar {
                ToolbarItem(
                    placement: .topBarPinnedTrailing
                ) {
                    ShareButton(
                        subject: """
                            A drawing

                              by me
                            """
                    )
                }
                .contentMarginsRemoved()
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        close()
                    } label: {
                        Image(systemName: "xmark")
                    }
                }
                .visibilityPriority(
                    .high
                )
            }
    }
}
