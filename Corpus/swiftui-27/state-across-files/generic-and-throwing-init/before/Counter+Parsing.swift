import SwiftUI

extension Counter where Label == Text {
    init<Source>(parsing source: Source) async throws where Source: Sequence, Source.Element == Int {
        guard let first = source.first(where: { $0 > 0 }) else { throw CancellationError() }
        label = Text("\(first)")
    }
}
