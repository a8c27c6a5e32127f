import SwiftUI

/// Everything about one hike.
struct HikeDetail: View {
    let hike: Hike

    /// Which photo the header shows.
    @State private var photoIndex: Int = 0
    @State private var failure: ExportFailure?
    @State private var showsFailure = false
    @State private var exported: URL?

    init(hike: Hike) {
        self.hike = hike
    }

    /// Opens on a given photo, from a link or a widget.
    init(hike: Hike, photo: Photo) {
        photoIndex = hike.photos.firstIndex(of: photo) ?? 0
        self.hike = hike
    }

    var body: some View {
        ScrollView {
            header
            LabeledCard("Distance", value: "\(hike.distance.formatted()) km")
            LabeledCard("Climb", value: "\(hike.climb) m")
            WeatherCard(day: hike.date)
            Text(hike.notes)
                .card()
        }
        .navigationTitle(hike.title)
        .toolbar {
            Button("Export", systemImage: "square.and.arrow.up", action: export)
        }
        .alert(
            "Export failed",
            isPresented: $showsFailure,
            presenting: failure
        ) { problem in
            if problem.hike.distance == 0 {
                Button("Measure again") { showsFailure = false }
            }
            Button("Close", role: .cancel) {}
        } message: { problem in
            Text(problem.reason)
        }
    }

    @ViewBuilder
    private var header: some View {
        if hike.photos.indices.contains(photoIndex) {
            AsyncImage(url: hike.photos[photoIndex].file)
                .frame(height: 240)
                // Darkened, so that the title can be read on snow.
                .overlay(Color.black.opacity(0.25).blendMode(.multiply))
                .overlay(title, alignment: .bottomLeading)
        }
    }

    private var title: some View {
        Text(hike.title)
            .font(.largeTitle)
            .padding()
    }

    private func export() {
        do {
            exported = try ExportService.export(hike)
        } catch {
            failure = error
            showsFailure = true
        }
    }
}
