import SwiftUI

struct CopyButton: View {
    @State private var isCopied = false

    var body: some View {
        Button("Copy") {
            isCopied = true
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isCopied = false }
        }
        .onAppear(perform: {
            isCopied = false
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isCopied = false }
        })
        .onAppear {
            if isCopied {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isCopied = false }
            }
        }
    }
}
