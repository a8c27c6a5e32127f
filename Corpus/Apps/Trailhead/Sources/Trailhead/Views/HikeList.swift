import SwiftUI

/// All hikes; swipe to delete one, tap to read it.
struct HikeList: View {
    @Environment(HikeLog.self) private var log

    /// The hike that somebody asked to delete.
    @State private var hikeToDelete: Hike?
    @State private var isConfirmingDelete = false
    @State private var editedHike: Hike?

    var body: some View {
        List(log.hikes) { hike in
            NavigationLink(value: hike) {
                HikeRow(hike: hike)
            }
            .swipeActions {
                Button("Delete", systemImage: "trash") {
                    hikeToDelete = hike
                    isConfirmingDelete = true
                }
                Button("Edit", systemImage: "pencil") { editedHike = hike }
            }
        }
        .navigationTitle("Hikes")
        .navigationDestination(for: Hike.self) { HikeDetail(hike: $0) }
        .toolbar {
            Button("New", systemImage: "plus") { editedHike = Hike() }
        }
        .sheet(item: $editedHike) { hike in
            NavigationStack { HikeEditor(hike: hike, isNew: hike.title.isEmpty) }
        }
        // A hike with photos cannot be brought back, so ask.
        .alert("Delete hike?", isPresented: $isConfirmingDelete, presenting: hikeToDelete) { hike in
            Button("Delete", role: .destructive) { log.delete(hike) }
            Button("Keep", role: .cancel) {
                isConfirmingDelete = false
            }
        } message: { hike in
            Text("“\(hike.title)” and its photos will be removed.")
        }
    }
}

/// One line of the list.
private struct HikeRow: View {
    @Environment(\.theme) private var theme
    let hike: Hike

    var body: some View {
        HStack {
            Image(systemName: hike.isUpcoming ? "calendar" : "checkmark")
                .frame(width: 36, height: 36)
                .overlay(DifficultyBadge(difficulty: hike.difficulty), alignment: .bottomTrailing)
            VStack(alignment: .leading) {
                Text(hike.title)
                Text(hike.date, style: .date).font(.caption)
            }
        }
        // The next hike stands out; the others keep the list's own color.
        .background(hike.isUpcoming ? theme.accent.opacity(0.15) : .clear)
    }
}
