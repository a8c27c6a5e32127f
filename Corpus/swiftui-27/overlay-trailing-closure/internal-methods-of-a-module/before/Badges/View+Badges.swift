import SwiftUI

extension View {
    func overlay(_ number: Int) -> some View {
        overlay(alignment: .topTrailing) { Text("\(number)") }
    }

    func background(@ViewBuilder by content: () -> some View) -> some View {
        background(alignment: .top, content: content)
    }

    public func counted(_ number: Int) -> some View {
        overlay(number)
    }
}
