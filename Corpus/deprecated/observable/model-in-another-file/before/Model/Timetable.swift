import Combine
import Foundation

final class Timetable: ObservableObject {
    @Published var trains: [String] = []
    @Published var isLate = false
}
