import Combine
import Foundation
import Observation

@Observable
final class Timetable {
    var trains: [String] = []
    var isLate = false
}
