import SwiftUI

struct Drawing: View {
    var body: some View {
        Canvas()
            .toolbar {
                if #available(iOS 27, *) {
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
                } else {
                    ToolbarItem(
                        placement: .topBarTrailing
                    ) {
                        ShareButton(
                            subject: """
                                A drawing

                                  by me
                                """
                        )
                    }
                    ToolbarItem(placement: .topBarLeading) {
                        Button {
                            close()
                        } label: {
                            Image(systemName: "xmark")
                        }
                    }
                }
            }
    }
}
