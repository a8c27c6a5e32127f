import SwiftUI

extension Hike {
    /// Two hikes for previews: one behind us, one ahead.
    static let samples = [
        Hike(title: "Ridge loop", distance: 14.2, climb: 890, difficulty: .hard, notes: "Windy."),
        Hike(title: "Lake shore", date: .now.addingTimeInterval(86_400), distance: 6.5),
    ]
}

#Preview("List") {
    NavigationStack { HikeList() }
        .environment(HikeLog(hikes: Hike.samples))
}

#Preview("Editor") {
    NavigationStack { HikeEditor(hike: Hike.samples[0], isNew: false) }
        .environment(HikeLog())
        .background(Color.gray.opacity(0.1))
}

#Preview("Badges") {
    HStack {
        ForEach(Difficulty.allCases, id: \.self) { DifficultyBadge(difficulty: $0) }
    }
    .draft()
}
