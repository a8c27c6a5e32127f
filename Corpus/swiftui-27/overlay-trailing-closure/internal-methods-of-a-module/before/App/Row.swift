import SwiftUI

struct Row: View {
    let title: String

    var body: some View {
        Text(title).marked()
    }
}

extension View {
    private func overlay(_ number: Int) -> some View {
        padding(CGFloat(number))
    }

    fileprivate func marked() -> some View {
        overlay(2)
    }
}
