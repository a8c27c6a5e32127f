import Combine
import Foundation

/// What leaves today, and whether it is still being loaded.
final class Timetable: ObservableObject {
    @Published private(set) var crossings: [Crossing] = []
    @Published var isLoading = false
    /// The harbor that is shown.
    @Published var harbor = "Old Town" {
        didSet { lastVisited.append(harbor) }
    }

    private var lastVisited: [String] = []
    private let service: TimetableService

    init(service: TimetableService = SampleService()) {
        self.service = service
    }

    var running: [Crossing] { crossings.filter { $0.isRunning } }

    func load() async {
        isLoading = true
        crossings = await service.crossings(from: harbor)
        isLoading = false
    }

    func cancel(_ crossing: Crossing) {
        guard let index = crossings.firstIndex(where: { $0.id == crossing.id }) else { return }
        crossings[index].status = .cancelled
    }
}

/// Where crossings come from.
protocol TimetableService {
    func crossings(from harbor: String) async -> [Crossing]
}

struct SampleService: TimetableService {
    func crossings(from harbor: String) async -> [Crossing] {
        [.sample]
    }
}
