import SwiftUI

class Vehicle: ObservableObject {
    @Published var speed = 0
}
