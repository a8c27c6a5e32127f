import SwiftUI

public struct Ribbon: View {
    let text: String

    public init(text: String) { self.text = text }

    public var body: some View { Text(text) }
}
