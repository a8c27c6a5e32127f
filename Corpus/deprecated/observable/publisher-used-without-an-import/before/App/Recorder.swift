import Combine
import Studio

final class Recorder {
    private let desk = Desk()
    private var following: AnyCancellable?

    func start() {
        following = desk.meter.$level.sink { print($0) }
    }
}
