import Feed
import SwiftUI

struct TimelineTab: View {
    var body: some View {
        VStack {
            TimelineView(timeline: 1)
                .padding()
            Label("Posts").view()
        }
    }
}
