import SwiftUI

/// Edits a copy and gives it to the log when it is saved.
struct HikeEditor: View {
    @Environment(HikeLog.self) private var log
    @Environment(\.dismiss) private var dismiss

    // MARK: State

    /// The copy.
    @State private var draft: Hike = Hike()
    @State private var notes = ""
    @State
    private var planned: Bool = false // decides what the date means

    // MARK: Input

    private let isNew: Bool

    init(hike: Hike, isNew: Bool) {
        draft = hike
        notes = hike.notes
        planned = hike.isUpcoming
        self.isNew = isNew
    }

    var body: some View {
        Form {
            TextField("Title", text: $draft.title)
            DistanceField(distance: $draft.distance)
            Toggle("Still to come", isOn: $planned)
            DatePicker("Date", selection: $draft.date, displayedComponents: .date)
            Picker("Difficulty", selection: $draft.difficulty) {
                ForEach(Difficulty.allCases, id: \.self) { Text($0.label) }
            }
            TextEditor(text: $notes)
                .frame(minHeight: 120)
                .background(.yellow.opacity(0.1))
        }
        .navigationTitle(isNew ? "New hike" : "Edit hike")
        .toolbar {
            Button("Save", action: save).disabled(draft.title.isEmpty)
        }
    }

    private func save() {
        draft.notes = notes
        log.save(draft)
        dismiss()
    }
}
