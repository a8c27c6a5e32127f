import SwiftUI

public struct TimelineView: View {
    public init(timeline: Int) {}

    public var body: some View { Text("Timeline") }
}

public struct Label {
    public init(_ title: String) {}

    public func view() -> some View { Text("Label") }
}
