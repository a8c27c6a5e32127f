import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    private var cancellables: Set<AnyCancellable> = []

    init() {
        $query
            .sink { [weak self] in self?.results = [$0] }
            .store(in: &cancellables)
    }
}
