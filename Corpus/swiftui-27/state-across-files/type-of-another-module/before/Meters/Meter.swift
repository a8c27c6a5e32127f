import SwiftUI

public struct Meter: View {
    public let title: String
    @State public var level = 0

    public init(title: String) {
        self.title = title
    }

    public var body: some View {
        Text("\(title): \(level)")
    }
}
