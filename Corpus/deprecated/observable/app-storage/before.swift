import SwiftUI

final class Preferences: ObservableObject {
    @Published var isOpen = false
    @AppStorage("name") var name = ""
}
