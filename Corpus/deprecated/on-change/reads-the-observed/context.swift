import SwiftUI

@MainActor final class Clock: ObservableObject {
    @Published var hour = 0
}
