import SwiftUI

extension View {
    func toolbar(@ViewBuilder tools: () -> some View) -> some View {
        overlay(tools())
    }
}

struct Workshop: View {
    var body: some View {
        List {}
            .navigationBarItems(trailing: Button("Saw") {})
    }
}
