import SwiftUI

final class Tram: Vehicle {
    @Published var line = 4
}
