import SwiftUI

@frozen
public struct Counter: View {
    @usableFromInline let title: String
    @State @usableFromInline var count = 0

    public var body: some View {
        Text("\(title): \(count)")
    }
}
